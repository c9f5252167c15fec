import type { Brief } from '#domain/narration/brief.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { HeroItem } from '#domain/narration/items/hero-items.ts';
import { speaksOfSpell, spellPattern } from '#domain/narration/spells/hero-spells.ts';
import type { HeroSpell } from '#domain/narration/spells/hero-spells.ts';
import { worksMagic } from '#domain/narration/spells/unnamed-magic.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { spells } from '#domain/srd/spells.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { heroesIn, sceneIdOf } from '#domain/narration/whereabouts.ts';
import { companionOf, npcOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { readSlot } from './read-slot.ts';
import { severalFoes } from './several-foes.ts';

type Stage = Pick<Brief, 'adventure' | 'party' | 'state'>;

const casting = /\b(?:cast|perform|conjur|summon|call|invok|us|work|weav|begin|start|do)(?:s|es|e|ing)?\b|\britual\b/i;

/** Words by which a spell is cast that is named with them, besides those of casting: "I heal Rurik with Healing Word". */
const helping = /\b(?:heal|mend|cur|restor|bless|grant|giv|tend|speak|touch|lay|put|whisper|bestow|protect|ward|shield)(?:s|es|e|ing)?\b/i;
/** Words that can be nothing but casting. */
const outright = /^\s*(?:(?:and|then|now|so) )*i (?:(?:will|now|then|also) )*cast\b/i;
const oneself = /\b(?:me|myself|us|ourselves)\b/i;
const everybody = /\b(?:us|ourselves|everyone|everybody|each of us|all of us|the (?:whole )?(?:party|group)|the others)\b/i;

/** Words by which a spell is sent at somebody, besides those of casting: "I hurl a fire bolt at the hound". */
const harming =
  /\b(?:hurl|throw|fling|shoot|fire|launch|loose|send|unleash|blast|strike|attack|hit|us|let|aim|direct|burn|zap|smite|target)(?:s|es|e|ing)?\b/i;

/** Whether words cast a spell that they name. */
function isCast(text: string, { name, targets, harm }: HeroSpell): boolean {
  const called = name.toLowerCase();
  const around = text.replace(new RegExp(spellPattern(name), 'iu'), ' ');
  if (casting.test(around) || (harm && called.includes(' ') && harming.test(around))) return true;
  // One word alone may be what is done and not the spell: "I aid Rurik"; nobody blesses but by the spell.
  return targets !== undefined && helping.test(text) && (called.includes(' ') || called === 'bless' || text.includes(`with ${called}`));
}

/** What of a whole intent may still name whom a spell is for: what stands right behind its name, up to the next verb. */
export function namedBehind(whole: string, name: string): string {
  const behind = whole.slice(whole.toLowerCase().indexOf(name.toLowerCase()) + name.length);
  return behind.split(/[.;!?\n]|\b(?:then|while|before|after|so)\b|\band (?:i|we|then|give|take|go|try|tell|ask)\b/i)[0] ?? '';
}

/** What follows the name of a spell in the same sentence: "so that it catches both hounds". */
function sentenceBehind(whole: string, name: string): string {
  const [, behind = ''] = new RegExp(`${spellPattern(name)}([^.;!?\\n]*)`, 'iu').exec(whole) ?? [];
  return behind;
}

/** The heroes whom a spell is for, by their names and by "me", "myself", "us"; null where words name none. */
export function heroesMeant(action: HeroAction, { adventure, party, state }: Stage, text: string): string[] | null {
  const here = heroesIn(state, [...party], sceneIdOf(state, action.actor.id));
  const called = targetsIn(text, adventure, state, party).flatMap((each) => (each.kind === 'hero' ? [each.hero.id] : []));
  const isMeant = (hero: Hero) => {
    if (everybody.test(text))
      return here.some(({ id }) => id === hero.id) && !(/\bthe others\b/i.test(text) && hero.id === action.actor.id);
    return called.includes(hero.id) || (hero.id === action.actor.id && oneself.test(text));
  };
  const named = party.filter(isMeant).map(({ id }) => id);
  const spoken = action.targets.flatMap((each) => (each.kind === 'hero' ? [each.hero.id] : []));
  const all = [...new Set([...spoken, ...named])];
  return all.length > 0 ? all : null;
}

/** Letters of a choice that are enough to mean it: "persuade" means Persuasion. */
const stem = 6;

/** What is chosen of a spell by words: by its name, else by what sounds like the beginning of it. */
function choiceIn({ choices }: HeroSpell, said: string): string | undefined {
  const longest = (found: readonly string[]) => found.toSorted((one, other) => other.length - one.length)[0];
  const isBegun = (each: string) =>
    each.length > stem && said.split(/[^a-z]+/).some((word) => word.startsWith(each.toLowerCase().slice(0, stem)));
  return longest(choices.filter((each) => said.includes(each.toLowerCase()))) ?? longest(choices.filter(isBegun));
}

/** Those a spell is for: who is named, else the caster where it is for one and lasts, or where nobody else plays. */
function targetsOf(action: HeroAction, spell: HeroSpell, stage: Stage, whole: string): string[] {
  const words = `${action.clauses.join(' ')} ${namedBehind(whole, spell.name)}`.replaceAll(
    new RegExp(escapePattern(spell.name), 'gi'),
    ' ',
  );
  const isOwn = stage.party.length === 1 || (spell.targets?.mends === false && spell.targets.most[0] === 1);
  return heroesMeant(action, stage, words) ?? (isOwn ? [action.actor.id] : []);
}

/** Whom a spell is cast at: those present who are named, else the one who is against the party. Undefined where it is at a thing, or on a hero without harm. */
function aimedAt(action: HeroAction, spell: HeroSpell, { adventure, state }: Stage, whole: string): string[] | undefined {
  if (!spell.harm) return undefined;
  const { level, levels } = spell.harm;
  const most = levels[Math.max(0, (readSlot(whole.toLowerCase()).slot ?? level) - level)]?.most ?? undefined;
  const several = severalFoes(sentenceBehind(whole, spell.name), { adventure, state }).slice(0, most);
  if (several.length > 0) return several.map(({ id }) => id);
  const named = action.targets.flatMap((each) => (each.kind === 'npc' ? [each.npc.id] : []));
  if (named.length > 0) return named;
  const isHarm = spell.harm.levels.some(({ damage }) => damage.length > 0);
  const companion = companionOf(action);
  if (companion) return isHarm ? [companion.id] : undefined;
  if (action.missing !== null || action.absent) return [action.missing ?? 'nobody'];
  const words = action.clauses.join(' ');
  if (action.targets.length > 0 || (!isHarm && oneself.test(words))) return undefined;
  const foe = foesHere(adventure, state)[0]?.id;
  return foe === undefined ? (isAtThing.test(words) ? undefined : []) : [foe];
}

/** Words that say where a spell goes: "at the furnace", "in front of the door". */
const isAtThing = /\b(?:at|on|onto|into|in|over|under|through|toward|towards|against|around|across|along|behind)\b/i;

/** What may stand between "cast" and the name of a spell. */
const castWords = String.raw`\bcast(?:s|ing)? (?:(?:an?|the|some|another|(?:an? |the )?(?:\p{L}+|\d\w*)[ -]level|level \d|(?:an? |the |my )?spell(?: (?:of|called|named))?) )*`;

/** Words that send a spell out, before a name that can mean nothing else: "I hurl a fireball", "I use sacred flame". */
const sendWords = String.raw`\b(?:us(?:es?|ing) |(?:hurl|throw|fling|shoot|launch|unleash|loose)(?:s|es|ing)? (?:(?:an?|the|another) )?)`;

/** How words say that each spell of the rules is cast, the longest names first. */
const claims = spells
  .map(({ name }) => name)
  .toSorted((one, other) => other.length - one.length)
  .map((name) => {
    const words = / |ball$|beam$|wave$/i.test(name) ? `(?:${castWords}|${sendWords})` : castWords;
    return { name, pattern: new RegExp(`${words}["“'‘]?${spellPattern(name)}`, 'iu') };
  });

const isClaim = new RegExp(`${castWords}|${sendWords}`, 'iu');

/** A spell of the rules that words say is cast, whoever knows it: "I cast wall of fire in front of the door". Most words claim none. */
const spellClaimed = (text: string) => (isClaim.test(text) ? claims.find(({ pattern }) => pattern.test(text))?.name : undefined);

/** Whether a thing that the hero has about them casts a spell of that name: it is cast from there. */
const isOfItem = (items: readonly HeroItem[], name: string) =>
  items.some((item) => [item.name, ...item.ways.map((way) => way.name)].some((each) => speaksOfSpell(each, name)));

/** Magic that is worked without the name of a spell: which is asked, and nothing comes of it before it is said. */
function asUnnamed(action: HeroAction): HeroAction {
  const plain = { skill: null, quote: null, missing: null, absent: false, free: null, change: null, brings: null };
  return { ...action, ...plain, kind: 'ask', question: true, asked: { asks: 'spells', subject: null } };
}

/** An action that is the casting of a spell and nothing else. */
function asCast(action: HeroAction, spell: NonNullable<HeroAction['spell']>): HeroAction {
  const plain = { skill: null, quote: null, question: false, missing: null, absent: false, free: null, change: null, brings: null };
  return { ...action, ...plain, kind: 'cast', spell };
}

/**
 * An action that casts a spell of the doer's, by the rules of the sheet: what is named, and no check of arcana. What is chosen, and whom
 * it is for, may stand in a later part of what was said. A spell that helps heroes and is meant for somebody else is left as it is. A spell
 * of the rules that stands on no sheet of theirs is cast in name alone, and refused when it is ruled on.
 */
export function withSpellCast(action: HeroAction, stage: Stage, whole: string): HeroAction {
  const sheet = stage.party.find(({ id }) => id === action.actor.id)?.sheet;
  // "I cast Mass Healing Word on Rurik" is no word to Rurik, where nobody has set it in quotation marks.
  const isPlain = !/["“”]/.test(whole) && outright.test(action.quote ?? action.clauses.join(' '));
  const text = (isPlain ? (action.quote ?? action.clauses.join(' ')) : action.clauses.join(' ')).toLowerCase();
  const isSaid = !isPlain && (action.kind === 'ask' || action.kind === 'ooc' || action.question || action.quote !== null);
  if (!sheet || action.item !== null || action.down) return action;
  if (action.asked?.asks === 'leave' && sheet.castable && worksMagic(text)) return asUnnamed(action);
  if (isSaid) return action;
  const claimed = spellClaimed(text);
  const [spell] = (sheet.spells ?? [])
    .filter((each) => speaksOfSpell(text, each.name) && isCast(text, each))
    .toSorted((one, other) => other.name.length - one.name.length);
  // "Delayed Blast Fireball" is another spell than the one whose name it ends with.
  if (claimed !== undefined && claimed.length > (spell?.name.length ?? 0) && !isOfItem(sheet.items ?? [], claimed))
    return asCast(action, { name: claimed });
  if (!spell) return claimed === undefined && sheet.castable && worksMagic(text) ? asUnnamed(action) : action;
  const targets = spell.targets && targetsOf(action, spell, stage, whole);
  if (targets?.length === 0 && npcOf(action)) return action;
  const choice = choiceIn(spell, whole.toLowerCase());
  const { slot } = readSlot(text);
  const at = aimedAt(action, spell, stage, whole);
  const how = {
    ...(slot !== null && { slot }),
    ...(choice !== undefined && { choice }),
    ...(targets && { targets }),
    ...(at && { at }),
  };
  return asCast(action, { name: spell.name, ...how });
}

const asksOfMagic = /\b(?:magic(?:al|ally)?|enchant\p{L}*|auras?)\b/iu;
/** A look at what the spell shows, that names nothing of its own: "and see what lights up". */
const looksForGlow = /\b(?:glows?|lights? up|sense|detect|feel)\b/i;

/** The actions without those that only ask what a Detect Magic of the same words shows: its ruling says so. */
export function withoutAskedMagic(actions: readonly HeroAction[]): HeroAction[] {
  const at = actions.findIndex(({ spell }) => spell?.name === 'Detect Magic');
  return actions.filter((each, index) => {
    const isLook = each.question || ['cast', 'search', 'lore', 'ask', 'talk', 'use'].includes(each.kind);
    const text = each.clauses.join(' ');
    return (
      at < 0 ||
      index <= at ||
      each.spell !== null ||
      !isLook ||
      !(asksOfMagic.test(text) || (each.targets.length === 0 && looksForGlow.test(text)))
    );
  });
}
