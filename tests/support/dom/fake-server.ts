import type { contract } from '#contract/index.ts';
import { Refusal, catalogue } from '#domain/refusals/refusals.ts';
import type { RefusalKind } from '#domain/refusals/refusals.ts';
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';

type Inputs = InferContractRouterInputs<typeof contract>;
type Outputs = InferContractRouterOutputs<typeof contract>;

/** What the server answers, by noun and verb; a thrown Refusal is told as the server tells it, anything else is a lost connection. */
export type Answers = {
  [Noun in keyof Outputs]?: {
    [Verb in keyof Outputs[Noun] & keyof Inputs[Noun]]?: (input: Inputs[Noun][Verb]) => Outputs[Noun][Verb] | Promise<Outputs[Noun][Verb]>;
  };
};

interface Call {
  /** E.g. `chat.post`. */
  operation: string;
  input: unknown;
}

const statusOf: Record<RefusalKind, number> = {
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  wrongMethod: 405,
  conflict: 409,
  invalid: 422,
  tooMany: 429,
  unavailable: 503,
};

function refusalOf({ code, message }: Refusal): Response {
  const { kind, title } = catalogue[code];
  return Response.json({ json: { code, message, data: { title } } }, { status: statusOf[kind] });
}

const ACCOUNT = '/api/auth/';

/** The network of one test: answers calls in place of the server and remembers them. */
export class FakeServer {
  readonly calls: Call[] = [];
  /** Operations that were called without an answer being there. */
  readonly unanswered: string[] = [];
  /** No battle map tells where people of a fight stand, unless a test has one. */
  #answers: Answers = { combat: { around: () => ({ hasMap: false, mapId: null, stands: [], movement: null, spaces: null }) } };
  readonly #account = new Map<string, (body: unknown) => unknown>();

  /** Answers these operations from now on, besides those before. */
  answer(answers: Answers): void {
    for (const [noun, verbs] of Object.entries(answers)) this.#answers = { ...this.#answers, [noun]: { ...this.#of(noun), ...verbs } };
  }

  /**
   * Answers these addresses of the account service from now on, e.g. `sign-in/email`: with what is returned, or with a refusal where
   * that has a `code` and a `message`.
   */
  answerAccount(answers: Record<string, (body: unknown) => unknown>): void {
    for (const [path, answer] of Object.entries(answers)) this.#account.set(path, answer);
  }

  /** The inputs of each call of an operation, oldest first: `inputsOf('chat.post')`. */
  inputsOf(operation: string): unknown[] {
    return this.calls.flatMap((call) => (call.operation === operation ? [call.input] : []));
  }

  fetch = async (address: string, { body = '{}', signal }: { body?: string; signal?: AbortSignal } = {}): Promise<Response> => {
    if (address.startsWith(ACCOUNT)) return this.#accountAnswer(address.slice(ACCOUNT.length), JSON.parse(body));
    const [noun = '', verb = ''] = address.replace('/call/', '').split('/');
    const answer = this.#of(noun)[verb];
    const { json: input }: { json: unknown } = JSON.parse(body);
    this.calls.push({ operation: `${noun}.${verb}`, input });
    if (typeof answer !== 'function') {
      this.unanswered.push(`${noun}.${verb}`);
      throw new TypeError(`${noun}.${verb} has no answer in this test.`);
    }
    try {
      const json: unknown = await answer(input);
      signal?.throwIfAborted();
      return Response.json({ json });
    } catch (error) {
      if (error instanceof Refusal) return refusalOf(error);
      throw error;
    }
  };

  #accountAnswer(path: string, body: unknown): Response {
    const answer = this.#account.get(path);
    this.calls.push({ operation: path, input: body });
    if (answer === undefined) {
      this.unanswered.push(path);
      throw new TypeError(`${path} has no answer in this test.`);
    }
    const told = answer(body);
    const isRefused = typeof told === 'object' && told !== null && 'code' in told && 'message' in told;
    return Response.json(told, { status: isRefused ? 400 : 200 });
  }

  #of(noun: string): Record<string, unknown> {
    return { ...Object.entries(this.#answers).find(([name]) => name === noun)?.[1] };
  }
}
