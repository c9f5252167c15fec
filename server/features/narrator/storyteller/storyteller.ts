import type { Brief } from '#domain/brief.ts';
import type { Request } from '#domain/request.ts';
import { replay } from './plan.ts';
import type { Progress } from './script.ts';

export type { Progress } from './script.ts';
export { tell } from './tell.ts';

/**
 * What the Storyteller asks of the server next; an empty list when it is ready to tell. The same brief and progress give the same
 * requests, at most `limits.requestsPerReply` in all and over at most `limits.stepsPerReply` calls.
 */
export function nextRequests(brief: Brief, progress: Progress): Request[] {
  return replay(brief, progress).pending.map((wish) => wish.request);
}
