import type { Adventure, Npc } from '#domain/narration/adventure.ts';
import { currentScene, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { tagWords } from '#domain/narration/scene-tags/scene-tag.ts';
import { closedWays } from '#domain/narration/scene-tags/closed-ways.ts';
import type { SceneTag, TagSubject } from '#domain/narration/scene-tags/scene-tag.ts';
import { foesHere, tagsHere, tagsOn } from '#domain/narration/scene-tags/tags-here.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import type { TagState } from '#domain/narration/scene-tags/tag-states.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import { bare, isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { singular, standing } from '#server/features/storyteller/parse/things/missing.ts';
import type { Change } from './change.ts';
import { changeWords } from './change-lexicon.ts';

/** What is read of an action: the action, the noun of what it is to be done to and is not here, or that it is a blow at somebody. */
export type ReadChange = { change: Change } | { missing: string } | { blow: Npc };

interface Where {
  /** The words as typed, for the capitals of names. */
  clause: string;
  adventure: Adventure;
  state: PlayState;
  told: readonly string[];
  /** What the clause names, with what "it" and "him" mean. */
  targets: readonly Target[];
  /** What the action before was done to. */
  before?: TagSubject | undefined;
}

const pronoun = /^(?:it|them|him|her|his|their|its)$/;
/** What follows a thing and does not belong to its name. */
const after =
  / (?:down|up|over|off|apart|in|to the ground|to (?:ash|ashes|cinders|pieces|bits)|with|using|from|by|so|before|while|until|when|if|because|for|and|then|into|onto|on|in front|behind|under|against|through|as|please|together|again|too|now|here|there|inside|outside|tight|tightly|shut|closed)(?: .*)?$/;
const determined = /^(?:the|that|this|these|those|my|our|his|her|their|its|an?|some|another|every|each|one of the|all the|both|\p{L}+'s) /u;
const own = /^(?:my|our) /;
/** What a hero makes or brings, who lights it: "a fire". */
const made = /^(?:an?|another|some) /;
/** What is hidden, broken or tied in a manner of speaking. */
const figurative =
  /\b(?:facts?|truth|knots?|face|smile|fears?|silence|ice|news|bread|camp|fast|rules?|mood|deal|promise|word|throat|line|fingers?|hair|tears|laugh|voice|hand|hands|head|arms?|legs?|tongue|lips|eyes|nose|way|time|moment|spell|song|story|joke|left|right|lead|watch)$/;
const everywhere = /^(?:floor|ground|walls?|earth|dirt|dust)$/;
const denial = /\b(?:no|not|nothing|nobody|none|never|without|looks? (?:about )?for)\b/i;

/** What was told lately, but for sentences that say of something that it is not there. */
function withoutDenials({ told, ...where }: Where): Where {
  return { ...where, told: told.flatMap((text) => (text.match(/[^.!?]+[.!?]*/g) ?? []).filter((sentence) => !denial.test(sentence))) };
}

/** A thing without what follows it: "the curtains" of "the curtains with my lantern". */
function withoutRest(thing: string): string {
  let name = thing
    .trim()
    .replace(/[.,;!?]+.*$/, '')
    .replace(/(?<=\S \S+) open$/, '');
  for (let cut = name.replace(after, ''); cut !== name; cut = name.replace(after, '')) name = cut;
  return name;
}

/** The words of a thing as they are kept: without what follows, and with its own article. */
function nameOf(thing: string): string | null {
  return tagWords(withoutRest(thing));
}

/** What of the scene these words name, as the subject of a tag. */
function subjectIn(thing: string, ofSomebody: boolean, { adventure, state, targets }: Where): TagSubject | undefined {
  const found = pronoun.test(thing) ? targets : targetsIn(withoutRest(thing), adventure, state, []);
  for (const target of found) {
    if (ofSomebody && target.kind !== 'npc') continue;
    if (target.kind === 'npc') return { kind: 'npc', id: target.npc.id };
    if (target.kind === 'feature') return { kind: 'feature', id: target.feature.id };
    if (target.kind === 'exit') return { kind: 'exit', id: target.exit.id };
    if (target.kind === 'loot') return { kind: 'loot', id: target.loot.id };
  }
  return undefined;
}

/** A thing that an action has left here already and that these words mean: "the tent" for "the reeve's old tent". */
function taggedAs(name: string, { adventure, state }: Where): TagSubject | undefined {
  const noun = bare(name).split(' ').at(-1) ?? '';
  return tagsHere(adventure, state).find(({ about }) => about.kind === 'thing' && isNamed(about.name, noun))?.about;
}

const fitting: Record<Npc['pronouns'], RegExp> = { he: /^(?:him|his)$/, she: /^her$/, they: /^(?:them|their)$/, it: /^its?$/ };

/** Whom a pronoun means: of those here whom it fits the one who was spoken of last, else the first. */
function meantBy(word: string, { adventure, state, told }: Where): TagSubject | undefined {
  const here = presentNpcs(adventure, state).filter(({ pronouns }) => fitting[pronouns].test(word));
  const lastly = told.toReversed().join(' ');
  const spokenOf = here
    .filter(({ name }) => lastly.includes(name))
    .toSorted((one, other) => lastly.indexOf(one.name) - lastly.indexOf(other.name));
  const npc = spokenOf[0] ?? here[0];
  return npc && { kind: 'npc', id: npc.id };
}

/** Whom somebody distracts who does not say whom: the first foe, else the first who is present. */
function somebodyHere({ adventure, state }: Where): TagSubject | undefined {
  const [npc] = [...foesHere(adventure, state), ...presentNpcs(adventure, state)];
  return npc && { kind: 'npc', id: npc.id };
}

/** What somebody says an action is done to: "her" of "her up". */
function plain(thing: string | undefined): string | undefined {
  return thing?.replace(
    /^(it|them|him|her) (?:up|down|to|with|in|into|on|onto|by|from|so|and|tight|tightly|using|out|off|before|while|over|again|until)\b.*$/,
    '$1',
  );
}

function subjectOf(thing: string | undefined, state: TagState, where: Where): TagSubject | { missing: string } | undefined {
  const ofSomebody = tagRules[state].of.length === 1 && tagRules[state].of[0] === 'npc';
  if (thing === undefined) return ofSomebody ? somebodyHere(where) : tagRules[state].of.includes('place') ? { kind: 'place' } : undefined;
  const isNoun = determined.test(thing) || pronoun.test(thing);
  const named = subjectIn(thing, ofSomebody || !isNoun, where);
  if (named) return named;
  // "Pour water on her" of somebody of the party leaves nothing in the scene.
  if (pronoun.test(thing) && !thing.startsWith('it') && where.targets.some(({ kind }) => kind === 'hero')) return undefined;
  if (pronoun.test(thing))
    return (
      (/^it|^them/.test(thing) ? where.before : undefined) ?? (tagRules[state].of.includes('npc') ? meantBy(thing, where) : where.before)
    );
  const name = isNoun ? nameOf(thing) : null;
  if (name === null || figurative.test(name)) return undefined;
  if (ofSomebody) return { missing: bare(name).split(' ').at(-1) ?? name };
  const known = taggedAs(name, where);
  if (known) return known;
  const noun = bare(name.replace(own, '')).split(' ').at(-1) ?? '';
  const at = where.clause.toLowerCase().indexOf(name);
  const isHere = own.test(name) || (state === 'lit' && made.test(name)) || everywhere.test(noun) || standing(withoutDenials(where))(noun);
  return isHere ? { kind: 'thing', name: at < 0 ? name : where.clause.slice(at, at + name.length) } : { missing: singular(noun) };
}

/** What is done to somebody with bare hands: the same verbs do other things to things. */
const grips: readonly TagState[] = ['held', 'reeling', 'disarmed'];

/** Whether a light ends the dark of the place. */
function lightsPlace(state: TagState, { adventure, state: play }: Where): boolean {
  return state === 'lit' && tagsOn(adventure, play, { kind: 'place' }).some((tag) => tag.state === 'dark');
}

/** The place, where it has what the action is done with. */
function placeWith(thing: string | undefined, where: Where): TagSubject | { missing: string } {
  const isThere = thing === undefined || made.test(thing) || own.test(thing) || standing(withoutDenials(where))(thing);
  return isThere ? { kind: 'place' } : { missing: thing };
}

/** Whether the subject is something that the state can be said of. */
function fits(about: TagSubject, state: TagState): boolean {
  const kind = { feature: 'thing', loot: 'thing', thing: 'thing', exit: 'way', npc: 'npc', hero: 'hero', place: 'place' } as const;
  return tagRules[state].of.includes(kind[about.kind]);
}

/**
 * The action that a clause tells, where it changes something of the scene; null where its words mean something else. Direct speech is a mark
 * in the clause, so that nothing is read of it.
 */
export function changeIn(clause: string, around: Omit<Where, 'clause'>): ReadChange | null {
  const where = { ...around, clause: clause.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim() };
  const text = where.clause.toLowerCase();
  for (const { state, skill, pattern, about: placed, only, check, says } of changeWords) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { thing, words } = match.groups ?? {};
    const about = placed === 'place' || lightsPlace(state, where) ? placeWith(thing, where) : subjectOf(plain(thing), state, where);
    if (!about) continue;
    if ('missing' in about) {
      // A door that is pushed is no foe who is.
      if (only || grips.includes(state)) continue;
      return about;
    }
    const somebody =
      about.kind === 'npc' && (state === 'burning' || state === 'broken') && where.adventure.npcs.find(({ id }) => id === about.id);
    if (somebody) return { blow: somebody };
    const now = tagsOn(where.adventure, where.state, about).map((tag) => tag.state);
    if (!fits(about, state) || (only && !only.some((each) => now.includes(each)))) continue;
    return {
      change: { about, state, skill, isHard: check === true, ...(says !== undefined && { phrase: `${says} ${words ?? ''}`.trim() }) },
    };
  }
  return null;
}

/** The tag on a thing of the scene that these words turn to and that an action has spoilt. */
function spoiltIn(clause: string, adventure: Adventure, state: PlayState): SceneTag | undefined {
  const scene = currentScene(adventure, state);
  return tagsHere(adventure, state).find((tag) => {
    if (tagRules[tag.state].spoils === undefined) return false;
    const { about } = tag;
    if (about.kind === 'thing') return isNamed(clause, bare(about.name).split(' ').at(-1) ?? '');
    const thing = [...scene.features, ...scene.loot].find(({ id }) => 'id' in about && id === about.id);
    return thing !== undefined && [bare(thing.name), ...thing.aliases].some((name) => isNamed(clause, name));
  });
}

/** The tag that has closed a way which these words name. */
function closedIn(clause: string, adventure: Adventure, state: PlayState): SceneTag | undefined {
  const scene = currentScene(adventure, state);
  const closed = closedWays(adventure, scene, state.tags ?? []);
  const named = scene.exits.find(
    ({ id, label, aliases }) => closed.has(id) && [bare(label), ...aliases].some((name) => isNamed(clause, name)),
  );
  return named && closed.get(named.id);
}

const handling: readonly HeroAction['kind'][] = ['search', 'use', 'take', 'lore'];
const going: readonly HeroAction['kind'][] = ['travel', 'flee', 'athletics', 'sneak'];

/** What an action has left behind that keeps an action from coming about: the book is burnt, the bridge is gone, whoever is asked is out cold. */
export function hinderedBy({ kind, change, clauses, targets }: HeroAction, adventure: Adventure, state: PlayState): SceneTag | null {
  if (change || (state.tags ?? []).length === 0) return null;
  const text = clauses.join(', ').toLowerCase();
  if (handling.includes(kind)) return spoiltIn(text, adventure, state) ?? null;
  if (going.includes(kind)) return closedIn(text, adventure, state) ?? null;
  const asked = kind === 'talk' ? targets.find((each) => each.kind === 'npc') : undefined;
  if (asked?.kind !== 'npc') return null;
  return tagsOn(adventure, state, { kind: 'npc', id: asked.npc.id }).find((tag) => tagRules[tag.state].silences) ?? null;
}
