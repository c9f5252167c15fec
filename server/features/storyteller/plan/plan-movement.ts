import type { Exit } from '#domain/narration/adventure.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Deed } from '#server/features/storyteller/parse/deed.ts';
import { journeyOf } from '#server/features/storyteller/parse/journey.ts';
import { trialFor } from './plan-checks.ts';
import { learnings, takings } from './plan-consequences.ts';
import { retarget } from '#server/features/storyteller/parse/parsed-intent.ts';
import { deedsOf } from './planned-call.ts';
import type { RuledCall, Step, PlanContext, PlannedCall } from './planned-call.ts';

/** Checks at a journey's end. */
const arrivalLimit = 2;

/** A deed that would move the party, and the way it would go. */
export interface Vote {
  deed: Deed;
  exit: Exit;
}

/** Every hero's wish to move; of one hero only the first counts. */
export function votesOf(context: PlanContext): Vote[] {
  const { adventure, state } = context.brief;
  const votes = deedsOf(context, false).flatMap((deed) => {
    const exit = journeyOf(deed, adventure, state);
    return exit ? [{ deed, exit }] : [];
  });
  return votes.filter((vote, index) => index === votes.findIndex((each) => each.deed.who.id === vote.deed.who.id));
}

/** The way the party takes: the one that at least half of those who would move agree on; none when two ways have as many. */
export function chosenExit(votes: readonly Vote[]): Exit | undefined {
  const ways = [...new Set(votes.map((vote) => vote.exit))];
  const counted = ways.map((exit) => ({ exit, count: votes.filter((vote) => vote.exit === exit).length }));
  const [first, second] = counted.toSorted((left, right) => right.count - left.count);
  return first && first.count * 2 >= votes.length && first.count !== second?.count ? first.exit : undefined;
}

/** The third step: everyone goes, or nobody. */
export const movement: Step = (context) => {
  const exit = chosenExit(votesOf(context));
  return exit ? [{ purpose: 'move', deed: null, call: { name: 'set_location', exit: exit.id } }] : [];
};

/** The state as it is on arrival, before anything has been done there; undefined when nobody has moved. */
export function arrivalState(context: PlanContext, past: readonly RuledCall[]): PlayState | undefined {
  const { adventure, state } = context.brief;
  const move = past.find((each) => each.purpose === 'move' && each.ruling.allowed);
  const call = move?.call;
  const exit = call?.name === 'set_location' ? currentScene(adventure, state).exits.find((each) => each.id === call.exit) : undefined;
  if (!exit) return undefined;
  const learnt = past.flatMap((each) =>
    each.purpose === 'learn' && each.ruling.allowed && each.call.name === 'reveal_clue' ? [each.call.clue] : [],
  );
  return { ...state, scene: exit.to, clues: [...state.clues, ...learnt] };
}

/** The deeds at the journey's end, aimed at what is there. The same list for every call with the same table. */
export function arrivalDeeds(context: PlanContext, past: readonly RuledCall[]): Deed[] {
  const state = arrivalState(context, past.slice(0, past.findIndex((each) => each.purpose === 'move') + 1));
  if (!state) return [];
  const earlier = past.flatMap((each) => (each.deed?.afterTravel ? [each.deed] : []));
  return deedsOf(context, true).map((deed) => {
    const aimed = retarget(deed, context.brief, state);
    return earlier.find((each) => each.who === deed.who && each.clauses === deed.clauses) ?? aimed;
  });
}

/** The fourth step: checks for what is done on arrival. Nobody strikes a blow in the doorway. */
export const arrival: Step = (context, past) => {
  const state = arrivalState(context, past);
  if (!state) return [];
  return arrivalDeeds(context, past)
    .flatMap((deed): PlannedCall[] => {
      const trial =
        deed.kind === 'attack' || !context.brief.party.some((hero) => hero.id === deed.who.id) ? null : trialFor(deed, context, state);
      return trial
        ? [{ purpose: 'try', deed, call: { name: 'check', who: deed.who.id, skill: trial.skill, dc: trial.dc, advantage: 'none' } }]
        : [];
    })
    .slice(0, arrivalLimit);
};

/** The fifth step: what those deeds bring to light or carry off. */
export const arrivalConsequences: Step = (context, past) => {
  const state = arrivalState(context, past);
  if (!state) return [];
  const deeds = arrivalDeeds(context, past);
  return [...learnings(deeds, context, state, past), ...takings(deeds, context, state)];
};
