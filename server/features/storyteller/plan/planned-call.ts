import type { Brief } from '#domain/narration/brief.ts';
import { hitPointsOf } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Exit, Npc } from '#domain/narration/adventure.ts';
import type { ToolCall, Ruling } from '#domain/narration/tool-call.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { ParsedIntent } from '#server/features/storyteller/parse/parsed-intent.ts';

/** The rulings and the state of this reply so far. */
export interface Progress {
  rulings: Ruling[];
  state: PlayState;
}

/**
 * What the plan of one part of a reply is made from: the brief as it is for the heroes of that part, their parsed intents, and the state
 * after the rulings so far as they see it.
 */
export interface PlanContext {
  brief: Brief;
  /** The brief of the whole reply. */
  whole: Brief;
  read: ParsedIntent[];
  state: PlayState;
  /** The state after the rulings so far, with all who are elsewhere. */
  after: PlayState;
  /** The ways these heroes would go, one after the other; none for those who stay. */
  route: Exit[];
}

/** The purpose of a call. */
export type Purpose =
  | 'rest'
  | 'try'
  | 'pay'
  | 'want'
  | 'give'
  | 'strike'
  | 'slip'
  | 'learn'
  | 'carry'
  | 'mind'
  | 'answer'
  | 'clock'
  | 'move'
  | 'tend'
  | 'item'
  | 'rouse'
  | 'wake'
  | 'peril'
  | 'change'
  | 'mishap';

/** A tool call to make, with the action that it comes from. */
export interface PlannedCall {
  purpose: Purpose;
  call: ToolCall;
  action: HeroAction | null;
}

/** A call with its ruling. */
export interface RuledCall extends PlannedCall {
  ruling: Ruling;
  /** Its place among the rulings of the reply. */
  at: number;
}

/** The calls of one step, from the rulings of the steps before. The same past always gives the same calls. */
export type Step = (context: PlanContext, past: readonly RuledCall[]) => PlannedCall[];

export function succeeded(ruled: RuledCall): boolean {
  return ruled.ruling.allowed && (ruled.ruling.degree === 'triumph' || ruled.ruling.degree === 'success');
}

/** The ruling on the climb that an action comes after, if that took a check. */
function climbOf({ climb }: HeroAction, past: readonly RuledCall[]): RuledCall | undefined {
  return climb && past.find((each) => each.purpose === 'try' && each.action?.clauses === climb);
}

/** The ruling on an action's own check or blow, if it needed one; what is done after a climb hangs on that. */
export function trialOf(action: HeroAction, past: readonly RuledCall[]): RuledCall | undefined {
  return past.find((each) => each.action === action && (each.purpose === 'try' || each.purpose === 'strike')) ?? climbOf(action, past);
}

/** Whether an action is out of reach because the climb before it has failed. */
export function isUnclimbed(action: HeroAction, past: readonly RuledCall[]): boolean {
  const climb = climbOf(action, past);
  return climb !== undefined && !succeeded(climb);
}

/** Every action of the reply, in the order of the words; `afterTravel` picks those at the journey's end or those before. */
export function actionsOf(context: PlanContext, afterTravel: boolean): HeroAction[] {
  return context.read.flatMap(({ actions }) => actions.filter((action) => action.afterTravel === afterTravel));
}

/** Only attacks wound NPCs, and all of them stand in the first step, so this holds for the rest of the reply. */
export function isAlive({ state }: PlanContext, npc: Npc): boolean {
  return hitPointsOf(state, npc) > 0;
}
