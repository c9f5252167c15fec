import { APIError } from 'better-auth/api';
import { Refusal, catalogue } from '#domain/refusals/refusals.ts';
import type { RefusalCode, RefusalKind } from '#domain/refusals/refusals.ts';

const statusOf = {
  unauthenticated: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  invalid: 'UNPROCESSABLE_ENTITY',
  conflict: 'CONFLICT',
  tooMany: 'TOO_MANY_REQUESTS',
  wrongMethod: 'METHOD_NOT_ALLOWED',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<RefusalKind, string>;

/** A refusal as the account library passes it on: JSON with its sentence and code, or the code in the address of the error page. */
export function refusalError(code: RefusalCode, sentence: string = catalogue[code].sentence, retryAfter?: number): APIError {
  const waits = retryAfter === undefined ? [{}, {}] : [{ seconds: retryAfter }, { 'retry-after': String(retryAfter) }];
  return new APIError(statusOf[catalogue[code].kind], { message: sentence, code, ...waits[0] }, waits[1]);
}

/** Does something inside the account library, and passes on its refusals. */
export async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? refusalError(error.code, error.message, error.retryAfter) : error;
  }
}
