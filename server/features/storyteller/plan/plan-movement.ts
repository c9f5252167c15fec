import type { Exit } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { routeOf } from '#server/features/storyteller/parse/journey.ts';
import { trialFor } from './plan-checks.ts';
import { buyings, givings, paymentCall } from './plan-payments.ts';
import { changes, mishaps } from './plan-changes.ts';
import { wantCalls } from './plan-wants.ts';
import { isBarredAt, isWayBarred } from './plan-opening.ts';
import { goersBy } from '#domain/narration/goers.ts';
import type { ToolCall } from '#domain/narration/tool-call.ts';
import { learnings, restsAt, takings } from './plan-consequences.ts';
import { retarget } from '#server/features/storyteller/parse/parsed-intent.ts';
import { actionsAfter } from './actions-after.ts';
import { actionsOf } from './planned-call.ts';
import type { RuledCall, Step, PlanContext, PlannedCall } from './planned-call.ts';

/** Checks at a journey's end. */
const arrivalLimit = 2;

/** An action that would move its hero, the first way it would go, and all of them. */
export interface Vote {
  action: HeroAction;
  exit: Exit;
  route: Exit[];
}

/** Every hero's wish to move; of one hero only the first counts. */
export function votesOf(context: PlanContext): Vote[] {
  const { adventure, state } = context.brief;
  const votes = actionsOf(context, false).flatMap((action) => {
    const route = routeOf(action, adventure, state);
    const [exit] = route;
    return exit ? [{ action, exit, route }] : [];
  });
  return votes.filter((vote, index) => index === votes.findIndex((each) => each.action.actor.id === vote.action.actor.id));
}

/** As far along the ways as nobody hostile stands: there the journey ends for now. */
function untilBarred(route: readonly Exit[], { brief: { adventure, state } }: PlanContext): Exit[] {
  const stop = route.findIndex(({ to }) => isBarredAt(adventure, { ...state, scene: to }));
  return stop < 0 ? [...route] : route.slice(0, stop + 1);
}

/** A step by a way: who goes stands in it, unless they are the very ones who go when nobody is named. */
function stepBy(way: Exit, { brief, whole }: PlanContext): ToolCall {
  const to = brief.adventure.scenes.find(({ id }) => id === way.to);
  const isAll =
    brief.party.length === whole.party.length && to && goersBy(way, to, whole.party, whole.intents).length === whole.party.length;
  const call = { name: 'set_location', exit: way.id } as const;
  return isAll || brief.party.length === 0 ? call : { ...call, heroIds: brief.party.map(({ id }) => id) };
}

/** What goes through something whose way was found in this reply; undefined where none was. */
export function throughFound(context: PlanContext, past: readonly RuledCall[]): Vote | undefined {
  const isLearnt = (clue: string | undefined) =>
    past.some(({ purpose, ruling, call }) => purpose === 'learn' && ruling.allowed && call.name === 'reveal_clue' && call.clue === clue);
  const action = actionsOf(context, false).find(({ through }) => through !== undefined && isLearnt(through.exit.needs));
  const { exit, said: words } = action?.through ?? {};
  return action && exit && words !== undefined
    ? { action: { ...action, kind: 'travel', skill: null, targets: [{ kind: 'exit', exit }], clauses: [words] }, exit, route: [exit] }
    : undefined;
}

/** The ways that the heroes of a part go: those that they named, else one that they have just found for it. */
const routeNow = (context: PlanContext, past: readonly RuledCall[]): Exit[] =>
  context.route.length > 0 ? context.route : (throughFound(context, past)?.route ?? []);

/** The third step: those of a part go together. Where somebody bars the way out, one step is all that can be slipped past them. */
export const movement: Step = (context, past) => {
  const route = routeNow(context, past);
  const ways = isWayBarred(context, past) ? route.slice(0, 1) : untilBarred(route, context);
  return ways.map((way) => ({ purpose: 'move', action: null, call: stepBy(way, context) }));
};

/** The ways that the party has gone in this reply, in order. */
export function waysGone({ brief: { adventure } }: PlanContext, past: readonly RuledCall[]): Exit[] {
  const exits = adventure.scenes.flatMap((scene) => scene.exits);
  return past.flatMap(({ purpose, ruling, call }) =>
    purpose === 'move' && ruling.allowed && call.name === 'set_location' ? exits.filter(({ id }) => id === call.exit) : [],
  );
}

/** The state as it is on arrival, before anything has been done there; undefined when nobody has moved. */
export function arrivalState(context: PlanContext, past: readonly RuledCall[]): PlayState | undefined {
  const { state } = context.brief;
  const exit = waysGone(context, past).at(-1);
  if (!exit) return undefined;
  const learnt = past.flatMap((each) =>
    each.purpose === 'learn' && each.ruling.allowed && each.call.name === 'reveal_clue' ? [each.call.clue] : [],
  );
  return { ...state, scene: exit.to, clues: [...state.clues, ...learnt] };
}

/** The actions at the journey's end, aimed at what is there. The same list for every call with the same table. */
export function arrivalActions(context: PlanContext, past: readonly RuledCall[]): HeroAction[] {
  const state = arrivalState(context, past.slice(0, past.findLastIndex((each) => each.purpose === 'move') + 1));
  if (!state) return [];
  const earlier = past.flatMap((each) => (each.action?.afterTravel ? [each.action] : []));
  return actionsAfter(context, waysGone(context, past)).reached.map((action) => {
    const aimed = retarget(action, context.brief, state);
    return earlier.find((each) => each.actor === action.actor && each.clauses === action.clauses) ?? aimed;
  });
}

/** The fourth step: payments and checks for what is done on arrival. Nobody strikes a blow in the doorway. */
export const arrival: Step = (context, past) => {
  const state = arrivalState(context, past);
  if (!state) return [];
  return arrivalActions(context, past)
    .flatMap((action): PlannedCall[] => {
      const trial =
        action.kind === 'attack' || !context.brief.party.some((hero) => hero.id === action.actor.id)
          ? null
          : trialFor(action, context, state);
      const payment = paymentCall(action, context, state);
      if (!trial || (payment && action.tone !== 'charm')) return payment ? [payment] : [];
      const { skill, dc } = trial;
      const check = { name: 'check', heroId: action.actor.id, skill, dc, advantage: 'none' } as const;
      return [...(payment ? [payment] : []), { purpose: 'try', action, call: check }];
    })
    .slice(0, arrivalLimit);
};

/** The fifth step: what those actions bring to light or carry off. */
export const arrivalConsequences: Step = (context, past) => {
  const state = arrivalState(context, past);
  if (!state) return [];
  const actions = arrivalActions(context, past);
  const there = { ...context, brief: { ...context.brief, state } };
  return [
    ...learnings(actions, context, state, past),
    ...takings(actions, context, state),
    ...buyings(actions, there, past),
    ...givings(actions, there, state),
    ...wantCalls(actions, there, state),
    ...changes(actions, context, past),
    ...mishaps(actions, context, past),
    ...restsAt(actions, context, state, past),
  ];
};
