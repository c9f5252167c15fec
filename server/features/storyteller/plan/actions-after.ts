import type { Exit } from '#domain/narration/adventure.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isFurtherLeg, legsOf } from '#server/features/storyteller/parse/travel/legs.ts';
import type { Leg, LegHold } from '#server/features/storyteller/parse/travel/legs.ts';
import type { PlanContext } from './planned-call.ts';

/** What was to be done further on than the journey came; `held` where it is a leg of the journey itself, and says why it was not walked. */
export interface Unreached {
  action: HeroAction;
  held: LegHold | 'short' | 'stopped' | null;
}

/** What the heroes of a part meant to do after they set out, by how far they came. */
export interface ActionsAfter {
  /** Further legs that were walked to their end. */
  walked: Leg[];
  /** What is done at the journey's end. */
  reached: HeroAction[];
  unreached: Unreached[];
  /** First legs that were walked only a part of the way. */
  begun: Leg[];
}

/** Sorts all actions after a journey by whether it came as far as they need, going by the ways that were gone. */
export function actionsAfter(context: PlanContext, gone: readonly Exit[]): ActionsAfter {
  const sorted: ActionsAfter = { walked: [], reached: [], unreached: [], begun: [] };
  const isGone = ({ ways, held }: Leg) => held === null && ways.every(({ id }) => gone.some((exit) => exit.id === id));
  const isWalked = (leg: Leg) => leg.isShort !== true && isGone(leg);
  const holdOf = (leg: Leg) => leg.held ?? (isGone(leg) ? 'short' : 'stopped');
  for (const { actions } of context.read) {
    const legs = legsOf(actions, context.brief);
    const [first] = legs;
    let isThere = first === undefined || isWalked(first);
    if (first && !isThere) sorted.begun.push(first);
    for (const action of actions.filter(({ afterTravel }) => afterTravel)) {
      const leg = legs.find((each) => each.action === action);
      if (isThere && leg && isWalked(leg)) sorted.walked.push(leg);
      else if (isThere && !leg && !isFurtherLeg(action)) sorted.reached.push(action);
      else {
        const isFirst = isThere;
        isThere = false;
        sorted.unreached.push({ action, held: isFirst ? (leg ? holdOf(leg) : 'far') : null });
      }
    }
  }
  return sorted;
}
