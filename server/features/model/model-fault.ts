import { APICallError } from '@ai-sdk/provider';
import { z } from 'zod';
import { retryAfter } from '#server/kernel/http/retry-after.ts';

/** Why a model did not answer, as the log and the DM see it. */
export type FallbackReason =
  | 'key-refused'
  | 'rate-limited'
  | 'request-refused'
  | 'unreachable'
  | 'server-error'
  | 'no-answer'
  | 'not-text'
  | 'empty'
  | 'bad-answer'
  /** Its reply claimed what did not happen, and did so again after its correction. */
  | 'unfounded'
  /** A fault of this program kept it from telling. */
  | 'own-fault'
  /** It was not asked: today's replies are used up. */
  | 'cap-reached';

/** A model that did not answer as it must. Holds codes alone: a provider's own words may quote the key. */
export class ModelFault extends Error {
  readonly reason: FallbackReason;
  readonly status: number | null;
  /** Milliseconds the provider asks to wait before another try. */
  readonly retryAfterMs: number | null;

  constructor(reason: FallbackReason, status: number | null = null, retryAfterMs: number | null = null) {
    super(status === null ? `The model did not answer: ${reason}.` : `The model did not answer: ${reason} (status ${status}).`);
    this.name = 'ModelFault';
    this.reason = reason;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Tells what went wrong from anything a provider throws or streams as an error. */
export function faultOf(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  const status = statusIn(error);
  if (status === null) return new ModelFault(isNetworkError(error) ? 'unreachable' : 'bad-answer');
  const wait = APICallError.isInstance(error) ? retryAfter(error.responseHeaders ?? {}) : null;
  return new ModelFault(reasonOf(status), status, wait);
}

function reasonOf(status: number): FallbackReason {
  if (status === 401 || status === 403) return 'key-refused';
  if (status === 429) return 'rate-limited';
  if (status >= 500 || status === 408) return 'server-error';
  return status >= 400 ? 'request-refused' : 'unreachable';
}

const Answered = z.union([
  z.object({ statusCode: z.int() }).transform((error) => error.statusCode),
  z.object({ status_code: z.int() }).transform((error) => error.status_code),
]);

/** Providers wrap what happened in one another's errors: the first status found counts. */
function statusIn(error: unknown, depth = 0): number | null {
  const answered = Answered.safeParse(error);
  if (answered.success) return answered.data;
  return error instanceof Error && depth < 5 ? statusIn(error.cause, depth + 1) : null;
}

function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (APICallError.isInstance(error) || error.message === 'fetch failed' || error.message === 'terminated') return true;
  return isNetworkError(error.cause);
}
