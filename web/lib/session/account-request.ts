import { ownRequest } from '#web/lib/calls/plain-call.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { textIn } from '#web/lib/calls/text-in.ts';
import { changesSession, refreshSession } from './session.ts';

const UNEXPECTED = 'An unexpected error occurred';

/** The account service said no; `message` is the sentence a person reads. */
export class AccountError extends Error {
  readonly code: string | null;
  constructor(code: string | null, message: string) {
    super(message);
    this.name = 'AccountError';
    this.code = code;
  }
}

/** Sends one request to the account service and returns its answer; throws AccountError with its words when it refuses. */
export async function accountRequest(path: string, body?: Record<string, string | boolean>): Promise<unknown> {
  const sent = body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) };
  const response = await changesSession(fetch(`/api/auth/${path}`, { ...sent, headers: ownRequest })).catch(() => {
    throw new AccountError(null, 'The server could not be reached. Please try again.');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const refusal = refusalOf(answer);
    // A session that ended elsewhere is noticed at the first request that needs it.
    if (refusal.code === 'UNAUTHORIZED') void refreshSession();
    throw refusal;
  }
  return answer;
}

/** The sentence a person reads when something about their account did not work. */
export function sentenceOf(error: unknown): string {
  if (error instanceof AccountError) return error.message;
  return refusalText(error, { title: 'Error', sentence: UNEXPECTED }).sentence;
}

function refusalOf(answer: unknown): AccountError {
  return new AccountError(textIn(answer, 'code'), textIn(answer, 'message') ?? UNEXPECTED);
}
