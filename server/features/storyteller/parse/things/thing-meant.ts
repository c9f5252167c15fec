import type { Hero } from '#domain/narration/brief.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { hidesClue, isMental } from '#server/features/storyteller/parse/target-of.ts';
import { carriedIn } from '#server/features/storyteller/parse/things/carried-in.ts';
import { strikesThing } from './strikes-thing.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';

type Read = Pick<HeroAction, 'kind' | 'skill' | 'sure'>;

const filling = /^(?:spoon|scoop|ladle|pour|fill|bottle|pot)$/;
/** What belongs to whoever has it in hand, or is one of many. */
const own = /\b(?:my|our|his|her|their|an?|some)\b|^out\b/i;
/** What somebody brings out that they have with them. */
const producing = /\b(?:take|get|pull|bring|fish|dig|whip)s? (?:.{1,30} )?out\b/i;
const reaching = /\b(?:hands?|fingers?|arm|paw)\b.*\b(?:in|into|inside|under|behind|through)\b/i;
const tender =
  /^(?:(?:pick|scoop|lift) up|pick (?:it|him|her|the \p{L}+) up|carry|cuddle|hug|stroke|pet|pat|hold|cradle|calm|soothe|tickle|scratch|snuggle|kiss|feed|hold out|beckon|coo)\b/iu;
const going = /^(?:crawl|climb|squeeze|slip|press|push|shove|go|step|enter|wriggle|duck|pull|open|lift|slide|creep|walk|head)$/;

/** What is done to a thing to see all of it: to turn it over, to unfold it, to hold it to the light. */
const examining =
  /^(?:(?:turn|flip|roll|tilt|tip) .*\b(?:over|around|round|about|inside out|upside down|on its (?:side|head|back))\b|(?:unfold|unroll|weigh) |hold .*\b(?:to|against|up to|near|under|over|into|in|by|in front of) (?:the |a |my |our )?(?:\p{L}+ )?(?:light|lamp|lantern|candle|flame|torch|window|sun|fire|eyes?|nose|ear)\b)/iu;

/** What is moved to see what is in it or under it: "lift the cosy and see what's in it". */
const uncovering =
  /^(?:lift|raise|tilt|tip|shift|move|shake|open|unwrap|uncover|pull back|push aside|flip)\b.*\b(?:and|to) (?:see|look|check|peek|peer|find out)\b/iu;

/** What is done with the eyes alone. */
const beholding =
  /^(?:look|glance|peer|peek|stare|gaze|squint|examine|inspect|study|search|check|investigate|see|watch|count|find|seek|give|take)$/;

/** Whether a thing hides what no eye finds: it takes a hand, or strength. */
function yieldsToHands(target: Target, { state }: Stage): boolean {
  return target.kind === 'feature' && hidesClue(target.feature, state) && !isMental(target.feature.skill);
}

/** A look that lays hands on what no eye finds, as what it is: to hold the pasted leaf to the lamp, to read what is under it. */
export function withHands<Kind extends Pick<HeroAction, 'kind' | 'skill'>>(
  read: Kind,
  text: string,
  actor: Hero,
  targets: readonly Target[],
  stage: Stage,
): Kind {
  const { verb, rest } = verbPhraseOf(text, actor);
  const isOfHands =
    read.kind === 'search' && verb !== null && !beholding.test(verb) && !/^an? (?:\p{L}+ ){0,2}(?:look|peek|glance)\b/iu.test(rest);
  return isOfHands && targets.some((each) => yieldsToHands(each, stage)) ? { ...read, kind: 'use' } : read;
}

/** Whether a thing hides the way that somebody would go by. */
function hidesWay(target: Target, { adventure, state }: Stage): boolean {
  if (target.kind !== 'feature' || !hidesClue(target.feature, state)) return false;
  return currentScene(adventure, state).exits.some(({ needs }) => needs === target.feature.clue);
}

/**
 * What an action is, done to these: a blow at a thing is no fight, what is spooned into a jar is had with the jar, and whoever would go
 * by a way that nobody has found looks for it first.
 */
export function kindFor(text: string, actor: Hero, read: Read, targets: readonly Target[], stage: Stage): Read {
  const isThing = targets.some((each) => each.kind === 'feature' || each.kind === 'loot');
  const { verb, rest } = verbPhraseOf(text, actor);
  const isNobody = isThing && !targets.some((each) => each.kind === 'npc');
  const looks = (text: string) => examining.test(text) || uncovering.test(text);
  if (verb !== null && looks(`${verb} ${rest}`) && !targets.some(({ kind }) => kind === 'npc' || kind === 'hero'))
    return { kind: 'search', skill: 'investigation', sure: true };
  if (read.kind === 'attack' && (isNobody || strikesThing(text, targets))) return { kind: 'use', skill: null, sure: true };
  // A beast that is picked up and petted is won over by it, or not.
  const isOfBeast = targets.some((each) => each.kind === 'npc' && isBeast(each.npc));
  if (
    isOfBeast &&
    ((read.kind === 'take' && !isThing && !/\b(?:grab|catch|seize|snatch|nab)/i.test(text)) ||
      (verb !== null && tender.test(`${verb} ${rest}`)))
  )
    return { kind: 'talk', skill: 'animal handling', sure: true };
  if (verb === null) return read;
  if (
    read.kind === 'take' &&
    producing.test(text) &&
    !targets.some((each) => each.kind === 'loot') &&
    (own.test(rest) || carriedIn(text, actor, stage).length > 0)
  )
    return { kind: 'use', skill: null, sure: true };
  if (read.kind === 'sneak' && reaching.test(text) && isThing) return { kind: 'use', skill: 'sleight of hand', sure: true };
  // What is swiped is had, or kept from those who would have it.
  if (
    read.kind === 'trick' &&
    read.skill === 'sleight of hand' &&
    targets.some((each) => each.kind === 'loot') &&
    !targets.some((each) => each.kind === 'npc')
  )
    return { kind: 'take', skill: null, sure: true };
  if (filling.test(verb) && targets.some((each) => each.kind === 'loot')) return { kind: 'take', skill: null, sure: true };
  if (going.test(verb) && targets.some((each) => hidesWay(each, stage))) return { kind: 'search', skill: 'investigation', sure: true };
  return read;
}

/** Whether somebody helps themself to a thing that lies here to be taken. */
export const helpsSelf = (text: string, targets: readonly Target[]): boolean =>
  /\bhelps? \p{L}+sel(?:f|ves) to\b/iu.test(text) && targets.some((each) => each.kind === 'loot');
