import type { contract } from '#contract/index.ts';
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { firstAnswers } from './first-answers.ts';

type Inputs = InferContractRouterInputs<typeof contract>;
type Outputs = InferContractRouterOutputs<typeof contract>;

/** Marks a request as ours: no form and no link of another site can send it. */
export const ownRequest = { 'content-type': 'application/json', 'x-hearthlore': '1' } as const;

/** The server said no to a plain call; carries what `notify.refusal` shows. */
export class PlainCallError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly data: unknown;
  /** Milliseconds the server asks to wait before the next attempt; null when it does not say. */
  readonly retryAfter: number | null;
  constructor(status: number, answer: unknown, retryAfter: string | null = null) {
    const said = typeof answer === 'object' && answer !== null ? answer : {};
    super('message' in said && typeof said.message === 'string' ? said.message : `The server answered ${status}`);
    this.name = 'PlainCallError';
    this.status = status;
    this.code = 'code' in said && typeof said.code === 'string' ? said.code : undefined;
    this.data = 'data' in said ? said.data : undefined;
    this.retryAfter = millisecondsOf(retryAfter);
  }
}

/** A Retry-After header in milliseconds: seconds, or a date. Null for what is neither. */
function millisecondsOf(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

/** Calls one operation without the client library, for screens that need no other: `plainCall('account', 'me', {})`. */
export async function plainCall<Noun extends keyof Outputs, Verb extends keyof Outputs[Noun] & keyof Inputs[Noun] & string>(
  noun: Noun,
  verb: Verb,
  input: Inputs[Noun][Verb],
): Promise<Outputs[Noun][Verb]> {
  return send([noun, verb], input);
}

/** Sends one operation its input; refuses with the server’s own words, and when `signal` ends it. */
export async function send<Answer>(path: readonly string[], input: unknown, signal?: AbortSignal): Promise<Answer> {
  const brought = firstAnswers.take<Answer>(path, input);
  if (brought !== null) return brought.json;
  const response = await fetch(`/call/${path.map(encodeURIComponent).join('/')}`, {
    method: 'POST',
    headers: ownRequest,
    body: JSON.stringify({ json: input }),
    ...(signal && { signal }),
  });
  const answer: { json: Answer } | null = await response.json().catch(() => null);
  if (!response.ok || answer === null) throw new PlainCallError(response.status, answer?.json, response.headers.get('retry-after'));
  return answer.json;
}
