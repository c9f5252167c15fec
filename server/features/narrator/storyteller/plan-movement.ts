import type { Exit } from '#domain/adventure.ts';
import { currentScene } from '#domain/play-state.ts';
import type { PlayState } from '#domain/play-state.ts';
import type { Deed } from './deed.ts';
import { journeyOf } from './journey.ts';
import { trialFor } from './plan-checks.ts';
import { learnings, takings } from './plan-consequences.ts';
import { reaim } from './reading.ts';
import { deedsOf } from './script.ts';
import type { Judged, Step, Table, Wish } from './script.ts';

/** Checks at a journey's end. */
const arrivalLimit = 2;

/** A deed that would move the party, and the way it would go. */
export interface Vote {
  deed: Deed;
  exit: Exit;
}

/** Every hero's wish to move; of one hero only the first counts. */
export function votesOf(table: Table): Vote[] {
  const { adventure, state } = table.brief;
  const votes = deedsOf(table, false).flatMap((deed) => {
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
export const movement: Step = (table) => {
  const exit = chosenExit(votesOf(table));
  return exit ? [{ purpose: 'move', deed: null, request: { name: 'set_location', exit: exit.id } }] : [];
};

/** The state as it is on arrival, before anything has been done there; undefined when nobody has moved. */
export function arrivalState(table: Table, past: readonly Judged[]): PlayState | undefined {
  const { adventure, state } = table.brief;
  const move = past.find((each) => each.purpose === 'move' && each.ruling.allowed);
  const request = move?.request;
  const exit = request?.name === 'set_location' ? currentScene(adventure, state).exits.find((each) => each.id === request.exit) : undefined;
  if (!exit) return undefined;
  const learnt = past.flatMap((each) =>
    each.purpose === 'learn' && each.ruling.allowed && each.request.name === 'reveal_clue' ? [each.request.clue] : [],
  );
  return { ...state, scene: exit.to, clues: [...state.clues, ...learnt] };
}

/** The deeds at the journey's end, aimed at what is there. The same list for every call with the same table. */
export function arrivalDeeds(table: Table, past: readonly Judged[]): Deed[] {
  const state = arrivalState(table, past.slice(0, past.findIndex((each) => each.purpose === 'move') + 1));
  if (!state) return [];
  const earlier = past.flatMap((each) => (each.deed?.afterTravel ? [each.deed] : []));
  return deedsOf(table, true).map((deed) => {
    const aimed = reaim(deed, table.brief, state);
    return earlier.find((each) => each.who === deed.who && each.clauses === deed.clauses) ?? aimed;
  });
}

/** The fourth step: checks for what is done on arrival. Nobody strikes a blow in the doorway. */
export const arrival: Step = (table, past) => {
  const state = arrivalState(table, past);
  if (!state) return [];
  return arrivalDeeds(table, past)
    .flatMap((deed): Wish[] => {
      const trial =
        deed.kind === 'attack' || !table.brief.party.some((hero) => hero.id === deed.who.id) ? null : trialFor(deed, table, state);
      return trial
        ? [{ purpose: 'try', deed, request: { name: 'check', who: deed.who.id, skill: trial.skill, dc: trial.dc, advantage: 'none' } }]
        : [];
    })
    .slice(0, arrivalLimit);
};

/** The fifth step: what those deeds bring to light or carry off. */
export const arrivalConsequences: Step = (table, past) => {
  const state = arrivalState(table, past);
  if (!state) return [];
  const deeds = arrivalDeeds(table, past);
  return [...learnings(deeds, table, state, past), ...takings(deeds, table, state)];
};
