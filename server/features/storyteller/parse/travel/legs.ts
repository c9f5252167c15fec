import type { Adventure, Exit } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { goesToTheEnd, namesPlace, newPlacesPassed } from '#domain/narration/goers.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { exitOf } from '#server/features/storyteller/parse/action.ts';
import { namesGoal } from '#server/features/storyteller/parse/words/turns-of-phrase.ts';
import { endsShort, isHere, isJourney, routeOf } from '#server/features/storyteller/parse/journey.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { retarget } from '#server/features/storyteller/parse/parsed-intent.ts';

/**
 * Why a leg is not walked in this reply: the place before it is new, and a journey ends there; no way is known from there; or the way
 * goes back to where the journey has been.
 */
export type LegHold = 'new' | 'unknown' | 'far';

/** One leg of a journey that somebody's words make: "to the quay", "then down the slipway". */
export interface Leg {
  action: HeroAction;
  /** The ways it takes, one after the other; none where it is held, or ends where the leg before it did. */
  ways: Exit[];
  held: LegHold | null;
  /** Whether it is only the beginning of the way to where the words go. */
  isShort?: boolean;
}

/** Whether the action is one more leg of a journey that the same words have begun. */
export function isFurtherLeg(action: HeroAction): boolean {
  return isGoing(action) && isJourney(action);
}

const isGoing = ({ afterTravel, kind }: HeroAction) => afterTravel && (kind === 'travel' || kind === 'flee');

/** The legs of the journey in one hero's actions, in order; after one that is held there are no more. Empty where nobody sets out. */
export function legsOf(actions: readonly HeroAction[], brief: Brief): Leg[] {
  const { adventure, state } = brief;
  const first = actions.findIndex((action) => !action.afterTravel && routeOf(action, adventure, state).length > 0);
  const setOut = actions[first];
  if (!setOut) return [];
  const legs: Leg[] = [
    { action: setOut, ways: routeOf(setOut, adventure, state), held: null, isShort: endsShort(setOut, adventure, state) },
  ];
  const next = actions[first + 1];
  // "Run for it, up the stairs!": where somebody flees to is said after, and looked for from here.
  if (next && isFurtherLeg(next) && !namesGoal.test(setOut.clauses.join(' ')) && exitOf(setOut) === undefined) {
    const ways = routeOf({ ...next, afterTravel: false }, adventure, state);
    if (ways.length === 0) return [...legs, { action: next, ways, held: 'unknown' }];
    legs[0] = { action: setOut, ways, held: null };
    legs.push({ action: next, ways: [], held: null });
  }
  for (const action of actions.slice(first + legs.length)) {
    if (isToSomebody(action, legs, brief)) {
      legs.push({ action, ways: [], held: null });
      continue;
    }
    const going = asGoing(action, legs, brief);
    if (!isGoing(going)) break;
    const leg = furtherLeg(going, legs, brief);
    if (leg === undefined) break;
    legs.push({ ...leg, action });
    if (leg.held !== null || leg.isShort === true) break;
  }
  return legs;
}

/** An action that is a way where the journey has come to: "climb below to the cabin" is a feat where there is none. */
function asGoing(action: HeroAction, legs: readonly Leg[], brief: Brief): HeroAction {
  const scene = legs.flatMap(({ ways }) => ways).at(-1)?.to;
  if (scene === undefined || !action.afterTravel || action.kind !== 'athletics') return action;
  return retarget(action, brief, { ...brief.state, scene });
}

/** Whether words go to somebody who stands where the journey has come to: "back to the quay, and up to Wenna". */
function isToSomebody({ kind, afterTravel, clauses, targets }: HeroAction, legs: readonly Leg[], { adventure, state }: Brief): boolean {
  const scene = legs.flatMap(({ ways }) => ways).at(-1)?.to;
  if (scene === undefined || kind !== 'travel' || !afterTravel || targets.some((each) => each.kind === 'exit')) return false;
  const said = clauses.join(' ');
  return presentNpcs(adventure, { ...state, scene }).some((npc) => callsOf(npc).some((call) => isNamed(said, bare(call))));
}

/** Words that only pass a place: "across the quay". */
const passing = /\b(?:across|over|past|along|through|by) (?:the |that |this )?(?<place>\p{L}+(?: \p{L}+)?)/giu;

/** Whether words only pass by places where the journey has been already. */
function isPassedBy({ clauses }: HeroAction, passed: readonly string[], { scenes }: Adventure): boolean {
  const places = [...clauses.join(' ').matchAll(passing)].map(({ groups }) => groups?.['place'] ?? '');
  const lastWords = scenes.filter(({ id }) => passed.includes(id)).map(({ name }) => bare(name).split(' ').at(-1) ?? name);
  return places.length > 0 && places.every((place) => lastWords.some((word) => isNamed(place, word)));
}

/** One more leg from where those before it end; undefined where the action goes nowhere from there. */
function furtherLeg(action: HeroAction, legs: readonly Leg[], brief: Brief): Leg | undefined {
  const { adventure, state } = brief;
  const passed = [state.scene, ...legs.flatMap(({ ways }) => ways.map(({ to }) => to))];
  const scene = passed.at(-1) ?? state.scene;
  const there = { ...state, scene };
  const aimed = retarget(action, brief, there);
  // What stands where the journey begins may be called like what is done on the way: "down to the quay, and on along the slipway with our bells".
  if (!isJourney(action) && !isJourney(aimed)) return undefined;
  const walked = legs.flatMap(({ ways }) => ways);
  // "Up the ladder, climbing to the loft" says one way twice.
  const isSame = action.targets.some((target) => target.kind === 'exit' && walked.includes(target.exit));
  if (isSame || isHere(aimed, adventure, there) || isPassedBy(action, passed, adventure)) return { action, ways: [], held: null };
  const isThrough = brief.intents.some(({ heroId, text }) => heroId === action.actor.id && goesToTheEnd(text));
  const ways = routeOf(aimed, adventure, there);
  const text = action.clauses.join(' ');
  const newPassed = adventure.scenes.filter(({ id }) => passed.slice(1).includes(id) && !state.visited.includes(id));
  const isPassed = newPassed.length <= newPlacesPassed && ways.slice(-1).some((exit) => namesPlace(text, exit, adventure.scenes));
  if (newPassed.length > 0 && !isThrough && !isPassed) return { action, ways: [], held: 'new' };
  if (ways.length === 0) return { action, ways, held: 'unknown' };
  if (ways.some(({ to }) => passed.includes(to))) return { action, ways: [], held: 'far' };
  return { action, ways, held: null, isShort: endsShort(aimed, adventure, there) };
}
