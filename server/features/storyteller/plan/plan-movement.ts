import type { Exit } from '#domain/narration/adventure.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { journeyOf } from '#server/features/storyteller/parse/journey.ts';
import { trialFor } from './plan-checks.ts';
import { learnings, takings } from './plan-consequences.ts';
import { retarget } from '#server/features/storyteller/parse/parsed-intent.ts';
import { actionsOf } from './planned-call.ts';
import type { RuledCall, Step, PlanContext, PlannedCall } from './planned-call.ts';

/** Checks at a journey's end. */
const arrivalLimit = 2;

/** An action that would move the party, and the way it would go. */
export interface Vote {
  action: HeroAction;
  exit: Exit;
}

/** Every hero's wish to move; of one hero only the first counts. */
export function votesOf(context: PlanContext): Vote[] {
  const { adventure, state } = context.brief;
  const votes = actionsOf(context, false).flatMap((action) => {
    const exit = journeyOf(action, adventure, state);
    return exit ? [{ action, exit }] : [];
  });
  return votes.filter((vote, index) => index === votes.findIndex((each) => each.action.actor.id === vote.action.actor.id));
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
  return exit ? [{ purpose: 'move', action: null, call: { name: 'set_location', exit: exit.id } }] : [];
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

/** The actions at the journey's end, aimed at what is there. The same list for every call with the same table. */
export function arrivalActions(context: PlanContext, past: readonly RuledCall[]): HeroAction[] {
  const state = arrivalState(context, past.slice(0, past.findIndex((each) => each.purpose === 'move') + 1));
  if (!state) return [];
  const earlier = past.flatMap((each) => (each.action?.afterTravel ? [each.action] : []));
  return actionsOf(context, true).map((action) => {
    const aimed = retarget(action, context.brief, state);
    return earlier.find((each) => each.actor === action.actor && each.clauses === action.clauses) ?? aimed;
  });
}

/** The fourth step: checks for what is done on arrival. Nobody strikes a blow in the doorway. */
export const arrival: Step = (context, past) => {
  const state = arrivalState(context, past);
  if (!state) return [];
  return arrivalActions(context, past)
    .flatMap((action): PlannedCall[] => {
      const trial =
        action.kind === 'attack' || !context.brief.party.some((hero) => hero.id === action.actor.id)
          ? null
          : trialFor(action, context, state);
      return trial
        ? [
            {
              purpose: 'try',
              action,
              call: { name: 'check', heroId: action.actor.id, skill: trial.skill, dc: trial.dc, advantage: 'none' },
            },
          ]
        : [];
    })
    .slice(0, arrivalLimit);
};

/** The fifth step: what those actions bring to light or carry off. */
export const arrivalConsequences: Step = (context, past) => {
  const state = arrivalState(context, past);
  if (!state) return [];
  const actions = arrivalActions(context, past);
  return [...learnings(actions, context, state, past), ...takings(actions, context, state)];
};
