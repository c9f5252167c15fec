import { isSuccess } from '#domain/dice/degree.ts';
import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Attitude, Npc } from '#domain/narration/adventure.ts';
import { attitudeOf, currentScene, knownExits, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { leavesWayOn } from '#domain/narration/scene-tags/closed-ways.ts';
import { carriedThings, detailNamed, heldBy, isFixed, isValued, keeperOf, named } from '#domain/narration/scene-tags/carried.ts';
import type { CarriedThing } from '#domain/narration/scene-tags/carried.ts';
import { kindOf, sameName, tagWords, withTag } from '#domain/narration/scene-tags/scene-tag.ts';
import type { TagSubject } from '#domain/narration/scene-tags/scene-tag.ts';
import { subjectName } from '#domain/narration/scene-tags/seen-tag.ts';
import { foesHere, spoiltBy, tagsOn } from '#domain/narration/scene-tags/tags-here.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { hasBought } from '#domain/narration/items/wares.ts';
import { hasPassedAt } from './check.ts';
import { winningDifficulty } from './npc.ts';
import { timeOf } from './story-time.ts';
import { allow, findHero, outcome, refuse, refuseDoer, rulingsHere, withNpc } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';

/** What an uncertain deed must meet that is done to nobody (SRD 5.2.1, Difficulty Class: between easy and medium). */
const deedDifficulty = 12;

/** Somebody who is to be overpowered resists at least so much. */
const overpowering = 14;

type TagCall = CallOf<'scene_tag'>;

/** What an id of this scene stands for: a feature, a thing that lies here, a way, somebody present, or the doer. Null where it is none. */
function subjectOf(context: RulingContext, { target, heroId }: TagCall): TagSubject | null {
  const { adventure, state } = context;
  const scene = currentScene(adventure, state);
  const ways = [...knownExits(adventure, state), ...scene.exits.filter(({ id }) => isTagged(context, id))];
  const named: Record<'feature' | 'loot' | 'exit' | 'npc' | 'hero', string[]> = {
    feature: scene.features.map(({ id }) => id),
    loot: scene.loot.map(({ id }) => id),
    exit: ways.map(({ id }) => id),
    npc: presentNpcs(adventure, state).map(({ id }) => id),
    hero: [heroId],
  };
  const kind = (['feature', 'loot', 'exit', 'npc', 'hero'] as const).find((each) => named[each].some((id) => id === target));
  return kind === undefined || target === undefined ? null : { kind, id: target };
}

const isTagged = ({ adventure, state }: RulingContext, id: string) => tagsOn(adventure, state, { kind: 'exit', id }).length > 0;

/** Whether each word of a text stands in what the hero's player wrote, in whatever form: "painted" for "paint". */
function isInWords({ intents }: RulingContext, heroId: string, text: string): boolean {
  const wordsIn = (from: string) =>
    from
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}{3,}/gu) ?? [];
  const said = intents.flatMap((intent) => (intent.heroId === heroId ? wordsIn(intent.text) : []));
  const words = wordsIn(text).filter((word) => !['the', 'and', 'with', 'their', 'his', 'her'].includes(word));
  const isSaid = (word: string) =>
    said.some((each) => each.startsWith(word) || word.startsWith(each) || each.startsWith(word.replace(/e?d$/, '')));
  return words.length > 0 && words.every(isSaid);
}

/** What the hero has with them of this name, so that "it" may mean it. */
function held({ adventure, state }: RulingContext, heroId: string, name: string): CarriedThing | undefined {
  return heldBy(adventure, state, heroId).find((each) => sameName(each.name, name));
}

/** Why a hero cannot take a thing along, lay it down or use it up: it is too big, is somebody's, is told of in another way, or is not in hand. */
function judgeCarrying(context: RulingContext, call: TagCall, { about, name }: Subject, hero: string): RulingOutcome | null {
  if (tagRules[call.state].loose !== true) return null;
  const { adventure, state } = context;
  const scene = currentScene(adventure, state);
  if (about.kind !== 'thing') return refuse(context, call, 'tagDoesNotFit', { thing: name, state: call.state });
  if (call.state !== 'carried') return held(context, call.heroId, name) ? null : refuse(context, call, 'doesNotHaveIt', { hero });
  // What was paid for is had, whatever it is.
  if (presentNpcs(adventure, state).some((npc) => hasBought(npc, call.heroId, name, rulingsHere(context)))) return null;
  const detail = detailNamed(scene, name);
  if (!detail && isFixed(name)) return refuse(context, call, 'tagTooBig', { thing: name });
  const holder = carriedThings(adventure, state).find((each) => sameName(each.name, name));
  if (holder) return refuse(context, call, 'tagIsSo', { thing: name, state: call.state });
  // What the adventure lets anybody take is nobody's; of the rest somebody may be the owner.
  const keeper = detail && detail.stays === undefined ? undefined : keeperOf(adventure, state, about.name);
  if (keeper) return refuse(context, call, 'tagKept', { thing: name, npc: keeper.name });
  if (detail?.stays !== undefined) return refuse(context, call, 'tagTooBig', { thing: name });
  const feature = named(scene.features, name);
  const isOwnName = detail !== undefined && sameName(detail.name, name);
  const tells = !detail && feature?.clue !== undefined && !state.clues.includes(feature.clue);
  const isLoot = named(scene.loot, name) !== undefined;
  const isOther = tells || (!isOwnName && (isLoot || isValued(name)));
  return isOther ? refuse(context, call, 'tagDoesNotFit', { thing: name, state: call.state }) : null;
}

const deadly = /\b(?:dead|die[sd]?|dying|kill\p{L}*|slain|slay\p{L}*|murder\p{L}*|corpse)\b/iu;

/** How hard it is to bring a state about: of somebody by what they think of the party, of a thing by its own difficulty. */
export function tagDifficulty(
  { adventure, state }: Pick<RulingContext, 'adventure' | 'state'>,
  about: TagSubject,
  of: TagCall['state'],
): number {
  if (about.kind === 'npc' && tagRules[of].exposes) {
    const npc = adventure.npcs.find(({ id }) => id === about.id);
    return Math.max(overpowering, npc ? winningDifficulty[attitudeOf(state, npc)] : 0);
  }
  const feature = about.kind === 'feature' ? currentScene(adventure, state).features.find(({ id }) => id === about.id) : undefined;
  const isSturdy = of === 'broken' || of === 'open' || of === 'trapped' || of === 'mended';
  return Math.max(deedDifficulty, isSturdy ? (feature?.dc ?? 0) : 0);
}

/** Whether a deed is uncertain: by what it brings about, by who resists it, and where somebody hostile is near. */
export function isUncertain(
  { adventure, state }: Pick<RulingContext, 'adventure' | 'state'>,
  about: TagSubject,
  of: TagCall['state'],
): boolean {
  const { takesCheck, lasts } = tagRules[of];
  const feature = about.kind === 'feature' ? currentScene(adventure, state).features.find(({ id }) => id === about.id) : undefined;
  const isLocked = of === 'open' && feature?.dc !== undefined;
  const resists = about.kind === 'npc' && lasts !== 0;
  return takesCheck === true || resists || isLocked || foesHere(adventure, state).length > 0;
}

/** Whether a thing was paid for in this reply whose price stood: "deal!" need not name it. */
function isAgreedOn(context: RulingContext, { heroId, state: carried }: TagCall, name: string): boolean {
  const { adventure, state } = context;
  return presentNpcs(adventure, state).some((npc) => {
    const ware = npc.wares?.find((each) => each.name === state.people?.[npc.id]?.price?.ware);
    return carried === 'carried' && ware !== undefined && hasBought({ ...npc, wares: [ware] }, heroId, name, rulingsHere(context));
  });
}

/** What a tag is to be about, or why it cannot be. */
function judgeSubject(context: RulingContext, call: TagCall): TagSubject | RulingOutcome {
  const { adventure } = context;
  if (call.target !== undefined) return subjectOf(context, call) ?? refuse(context, call, 'tagOfNothing', {});
  if (call.thing === undefined) return { kind: 'place' };
  const name = tagWords(call.thing);
  if (name === null || !(isInWords(context, call.heroId, name) || held(context, call.heroId, name) || isAgreedOn(context, call, name)))
    return refuse(context, call, 'tagNotInWords', {});
  // Whoever has an id is spoken of by it.
  const isSomebody = adventure.npcs.some((npc) => name.toLowerCase().endsWith(npc.name.toLowerCase()));
  return isSomebody ? refuse(context, call, 'tagOfNothing', {}) : { kind: 'thing', name };
}

/** What a tag is about, with its name. */
interface Subject {
  about: TagSubject;
  name: string;
}

/** Why a state cannot come about on a subject, by the subject and what it is already; null where it can. */
function judgeState(context: RulingContext, call: TagCall, { about, name }: Subject): RulingOutcome | null {
  const { adventure, state } = context;
  const rule = tagRules[call.state];
  const label = call.state === 'other' ? (call.words ?? '') : call.state;
  if (!rule.of.includes(kindOf(about))) return refuse(context, call, 'tagDoesNotFit', { thing: name, state: label });
  const now = tagsOn(adventure, state, about);
  const same = now.find((tag) => tag.state === call.state && tag.words === call.words);
  if (same) return refuse(context, call, 'tagIsSo', { thing: name, state: label });
  const spoilt = spoiltBy(adventure, state, about, call.state !== 'mended' && call.state !== 'cleared');
  if (spoilt && !rule.ends?.includes(spoilt.state)) return refuse(context, call, 'tagIsSpoilt', { thing: name, state: spoilt.state });
  if (call.state === 'burning' && now.some((tag) => tag.state === 'wet')) return refuse(context, call, 'tagIsWet', { thing: name });
  if (rule.lasts === 0 && !now.some((tag) => rule.ends?.includes(tag.state)))
    return refuse(context, call, 'tagIsSo', { thing: name, state: label });
  return null;
}

/** Why a deed has not come off: it is uncertain and was not tried, or nothing went wrong for whom it befalls. */
function judgeDeed(context: RulingContext, call: TagCall, { about }: Subject, hero: string): RulingOutcome | null {
  if (tagRules[call.state].befalls) {
    const failed = rulingsHere(context).some(
      ({ allowed, call: asked, degree }) =>
        allowed && asked.name === 'check' && asked.heroId === call.heroId && degree !== null && !isSuccess(degree),
    );
    return failed ? null : refuse(context, call, 'tagNeedsFailure', { hero });
  }
  const passed = hasPassedAt(context, call.heroId, tagDifficulty(context, about, call.state));
  return !isUncertain(context, about, call.state) || passed ? null : refuse(context, call, 'tagTakesCheck', { hero });
}

/** What closes a way for good, as it will be: what burns will be burnt. */
function lasting(tags: NonNullable<PlayState['tags']>): NonNullable<PlayState['tags']> {
  const later = tags.map((tag) => ({ ...tag, state: tagRules[tag.state].becomes ?? tag.state }));
  return later.filter((tag) => tagRules[tag.state].closes === 'carrying');
}

/** What nobody's deed undoes: the only way on, and a thing that the tale still hangs on. */
function judgeLoss(
  context: RulingContext,
  call: TagCall,
  { about, name }: Subject,
  tags: NonNullable<PlayState['tags']>,
): RulingOutcome | null {
  const { adventure, state } = context;
  const scene = currentScene(adventure, state);
  if (about.kind === 'exit' && !leavesWayOn(adventure, scene, lasting(state.tags ?? []), lasting(tags)))
    return refuse(context, call, 'tagOnlyWayOn', { thing: name });
  const feature = about.kind === 'feature' ? scene.features.find(({ id }) => id === about.id) : undefined;
  const tells = feature?.clue !== undefined && !state.clues.includes(feature.clue);
  // What lies here to be taken may be what the tale needs.
  const isPrize = about.kind === 'loot' && !Object.hasOwn(state.taken, about.id);
  return (tells || isPrize) && tagRules[call.state].spoils !== undefined ? refuse(context, call, 'tagHoldsOut', { thing: name }) : null;
}

/** Whom a deed concerns who would resent it: the one it is done to, or whose thing it is by the player's words or the thing's name. */
function wrongedBy({ adventure, state, intents }: RulingContext, call: TagCall, { about, name }: Subject): Npc | undefined {
  if (!tagRules[call.state].angers) return undefined;
  const here = presentNpcs(adventure, state);
  if (about.kind === 'npc') return here.find(({ id }) => id === about.id);
  const said = intents.flatMap(({ heroId, text }) => (heroId === call.heroId ? [text] : [])).join(' ');
  return here.find((npc) =>
    [npc.name, ...npc.aliases].some((alias) =>
      `${name} ${said}`
        .replaceAll('’', "'")
        .toLowerCase()
        .includes(`${alias.replace(/^the /i, '').toLowerCase()}'s`),
    ),
  );
}

const worse: Record<Attitude, Attitude> = { friendly: 'neutral', neutral: 'wary', wary: 'hostile', hostile: 'hostile' };

/** The state after somebody took a deed ill, once for each thing that was done: one step down, and never to hostile who cannot fight. */
function resent(state: PlayState, npc: Npc | undefined): { state: PlayState; attitude: Attitude | null } {
  if (!npc) return { state, attitude: null };
  const before = attitudeOf(state, npc);
  const attitude = worse[before] === 'hostile' && npc.combat === undefined ? before : worse[before];
  return attitude === before ? { state, attitude: null } : { state: withNpc(state, npc, { attitude }), attitude };
}

/**
 * A deed of a hero whose player acts leaves a fact in the scene, at most two of one hero in a reply. What is uncertain takes a check of that
 * hero that passed; free words are the player's own. It kills nobody, gives nothing away, and takes no way that the party needs.
 */
export function ruleSceneTag(context: RulingContext, asked: TagCall): RulingOutcome {
  const { adventure, state } = context;
  const words = asked.words === undefined ? undefined : (tagWords(asked.words) ?? undefined);
  const call: TagCall = { ...asked, ...(words !== undefined && { words }) };
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  if (heroHitPointsOf(state, hero) === 0) return refuse(context, call, 'heroLiesDown', { hero: hero.name });
  const earlier = context.rulings.filter(({ allowed, call: each }) => allowed && each.name === 'scene_tag' && each.heroId === hero.id);
  if (earlier.length >= limits.tagsPerHero) return refuse(context, call, 'tagsEnough', { hero: hero.name });
  const about = judgeSubject(context, call);
  if ('ruling' in about) return about;
  const name = subjectName(about, currentScene(adventure, state).id, context);
  const subject = { about, name };
  const isOther = call.state === 'other';
  if (isOther !== (words !== undefined) || (words !== undefined && (deadly.test(words) || !isInWords(context, hero.id, words))))
    return refuse(context, call, 'tagNotInWords', {});
  const no =
    judgeCarrying(context, call, subject, hero.name) ?? judgeState(context, call, subject) ?? judgeDeed(context, call, subject, hero.name);
  if (no) return no;
  const since = timeOf(state).turns;
  const scene = currentScene(adventure, state).id;
  const tags = withTag(state.tags ?? [], { scene, about, state: call.state, ...(words !== undefined && { words }), by: hero.id, since });
  const lost = judgeLoss(context, call, subject, tags);
  if (lost) return lost;
  const wronged = wrongedBy(context, call, subject);
  const after = resent({ ...state, tags }, wronged);
  const facts = [
    outcome('tagged', { thing: name, state: words ?? call.state }),
    ...(after.attitude === null || !wronged ? [] : [outcome('changesAttitude', { npc: wronged.name, attitude: after.attitude })]),
  ];
  return allow(call, after.state, facts);
}
