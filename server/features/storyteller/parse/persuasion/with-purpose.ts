import type { Attitude, Npc } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { neverDone } from '#domain/narration/favors.ts';
import { allCoins } from '#domain/narration/payment.ts';
import { attitudeOf, hitPointsOf, presentNpcs } from '#domain/narration/play-state.ts';
import { purseOf } from '#domain/narration/purse.ts';
import { wareMeant } from '#domain/narration/items/wares.ts';
import { worthOf } from '#domain/rules/coins.ts';
import { companionOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { addresseeOf, isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { wordsIn } from '#server/features/storyteller/parse/talk/haggling.ts';
import { spokenParts } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { coinsOffered } from '#server/features/storyteller/parse/talk/offered-coins.ts';
import { toldFact } from '#server/features/storyteller/parse/talk/told-fact.ts';
import { purposesOfEach, usuallySure } from '#server/features/storyteller/parse/purpose/purpose-model.ts';
import { purposes } from '#server/features/storyteller/parse/purpose/purposes.ts';
import type { Purpose } from '#server/features/storyteller/parse/purpose/purposes.ts';

/** How sure threats and lies must be, by what somebody thinks of the party: a friend is seldom threatened, and no plain word to one is a lie. */
const surely: Record<Attitude, { threat: number; bluff: number }> = {
  hostile: { threat: 0.5, bluff: 0.35 },
  wary: { threat: 0.6, bluff: 0.6 },
  neutral: { threat: 0.8, bluff: 1 },
  friendly: { threat: 0.8, bluff: 1 },
};

type Meant = ReadonlyMap<Purpose, number>;

/** What is wanted with words, and how likely each of it is of the sentence that has most of it. */
function purposesIn(text: string): Meant {
  const likely = purposesOfEach(text);
  return new Map(purposes.map((purpose) => [purpose, Math.max(0, ...likely.map((each) => each.get(purpose) ?? 0))]));
}

const isMeant = (meant: Meant, purpose: Purpose, from = usuallySure): boolean => (meant.get(purpose) ?? 0) >= from;

/** What is said by which a foe may be brought round, where no dice are named for it. */
const winning: readonly Purpose[] = ['offer', 'want', 'comfort', 'promise', 'gift', 'tell'];
/** The same for a creature without speech, which hears how it is said. */
const calming: readonly Purpose[] = ['want', 'comfort', 'promise', 'gift', 'tell', 'courtesy'];

const skills = { charm: 'persuasion', bluff: 'deception', threat: 'intimidation' } as const;

/** Whether words are plain talk, of which nothing says yet how they are meant. */
function isPlainTalk(action: HeroAction): boolean {
  const { kind, tone, skill, namesSkill, soothes, free, wants, pays, brings, offers } = action;
  const isSpoken = kind === 'talk' && tone === 'plain' && (skill === null || skill === 'persuasion') && !namesSkill;
  return isSpoken && !soothes && !free && wants === null && pays === null && brings === null && !offers && !companionOf(action);
}

/** Whether nothing hangs on what is held out to somebody: they sell it, or have an answer of their own to what is asked. */
function isAnsweredAnyway(action: HeroAction, npc: Npc, { state }: Pick<Brief, 'state'>): boolean {
  if (wareMeant(npc, wordsIn(`${action.clauses.join(' ')} ${action.quote ?? ''}`), state)) return true;
  const kinds = spokenParts(action, npc).flatMap(({ favor }) => favor?.kind ?? []);
  return kinds.some((kind) => neverDone.includes(kind) || npc.answers?.some(({ to }) => to === kind) === true);
}

/** How words are meant, by what is wanted with them and what somebody thinks of the party. What the party has found out is no lie. */
function toneOf(meant: Meant, attitude: Attitude, isKnown: boolean): HeroAction['tone'] {
  const { threat, bluff } = surely[attitude];
  if (!isKnown && isMeant(meant, 'threat', threat)) return 'threat';
  if (!isKnown && isMeant(meant, 'bluff', bluff)) return 'bluff';
  return attitude === 'hostile' && winning.some((each) => isMeant(meant, each)) ? 'charm' : 'plain';
}

/** Words to a foe without speech that are not meant to frighten it: a hand for beasts decides what comes of them. */
function calmed(action: HeroAction, meant: Meant, attitude: Attitude): HeroAction {
  const isKind = !isMeant(meant, 'threat') && calming.some((each) => isMeant(meant, each));
  return attitude === 'hostile' && isKind ? { ...action, skill: 'animal handling' } : action;
}

/** Kind words that are said to nobody by name where foes are who have no speech: to the one that they are about, else to the first. */
function beastSpokenTo(action: HeroAction, { adventure, state }: Pick<Brief, 'adventure' | 'state'>): Npc | undefined {
  if (action.quote === null || action.absent || action.targets.length > 0) return undefined;
  const beasts = presentNpcs(adventure, state).filter(
    (npc) => isBeast(npc) && attitudeOf(state, npc) === 'hostile' && hitPointsOf(state, npc) > 0,
  );
  if (beasts.length === 0) return undefined;
  const meant = purposesIn(action.quote);
  if (!isMeant(meant, 'comfort') && !isMeant(meant, 'gift')) return undefined;
  const said = stemsOf(action.quote);
  return beasts.find(({ name, description }) => [...stemsOf(`${name} ${description}`)].some((stem) => said.has(stem))) ?? beasts[0];
}

/**
 * Plain talk to somebody of the tale, with what is wanted by it: to frighten them, to be believed in a lie, to bring them round, or to
 * make a bargain, each of which a check decides. Whoever holds out coins that they do not have is lying.
 */
export function withPurpose(action: HeroAction, brief: Pick<Brief, 'adventure' | 'state'>): HeroAction {
  const { adventure, state } = brief;
  if (!isPlainTalk(action)) return action;
  const npc = addresseeOf(action, adventure, state);
  const beast = npc ? undefined : beastSpokenTo(action, brief);
  if (beast) return { ...action, skill: 'animal handling', targets: [{ kind: 'npc', npc: beast }] };
  if (!npc || hitPointsOf(state, npc) === 0) return action;
  const text = action.quote ?? action.clauses.join(', ');
  const [attitude, meant] = [attitudeOf(state, npc), purposesIn(text)];
  if (isBeast(npc)) return calmed(action, meant, attitude);
  const isBargain = isMeant(meant, 'offer') && (attitude === 'hostile' || !isAnsweredAnyway(action, npc, brief));
  const coins = isBargain ? coinsOffered(text) : null;
  const purse = coins && purseOf(action.actor, []);
  const isShort = coins !== null && purse !== null && worthOf(purse) < worthOf(allCoins(coins));
  const read = toneOf(meant, attitude, toldFact(text, adventure, state) !== undefined);
  const tone = isShort ? 'bluff' : purse !== null && read === 'plain' ? 'charm' : read;
  if (tone === 'plain' || tone === 'insult') return action;
  return { ...action, tone, skill: skills[tone], offered: tone === 'charm' && purse !== null ? coins : null };
}
