import type { Brief } from '#domain/narration/brief.ts';
import type { ToolCall } from '#domain/narration/tool-call.ts';
import { replay } from './plan/plan.ts';
import type { Progress } from './plan/planned-call.ts';

export type { Progress } from './plan/planned-call.ts';
export { tell } from './compose/tell.ts';

/**
 * What the Storyteller asks of the server next; an empty list when it is ready to tell. The same brief and progress give the same
 * calls, at most `limits.toolCallsPerReply` in all and over at most `limits.stepsPerReply` calls.
 */
export function nextCalls(brief: Brief, progress: Progress): ToolCall[] {
  return replay(brief, progress).pending.map((planned) => planned.call);
}
