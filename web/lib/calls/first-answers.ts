import { limits } from '#domain/limits/limits.ts';

/** An answer that the page brought along: to which call, for whom in the page, and what. */
export interface PageAnswer {
  /** The operation, such as "chat.list". */
  call: string;
  /** Its input as JSON. */
  input: string;
  /** Whether the query cache takes it, or the call itself. */
  taker: string;
  /** The answer as JSON. */
  answer: string;
}

/**
 * Answers to the first calls of a screen, which the server has written into the page. Each is taken once, none once the page is
 * older than ten seconds, and none after somebody else has signed in.
 */
export class FirstAnswers {
  #answers: PageAnswer[];
  readonly #now: () => number;
  /** When the page was asked for, in milliseconds: what it holds is as new as that or newer. */
  readonly since: number;

  constructor(answers: readonly PageAnswer[], since: number, now: () => number) {
    this.#answers = [...answers];
    this.since = since;
    this.#now = now;
  }

  /** The answer to a call as its envelope, for the first who makes it; null where the page has none. */
  take<Answer>(path: readonly string[], input: unknown): { json: Answer } | null {
    const found = this.#find(path, input);
    if (!found) return null;
    this.#answers = this.#answers.filter((each) => each !== found);
    return { json: JSON.parse(found.answer) };
  }

  /** Everything for the query cache; it is taken by that. */
  takeCached(): { path: string[]; input: unknown; answer: unknown }[] {
    const cached = this.#fresh().filter(({ taker }) => taker === 'cache');
    this.#answers = this.#answers.filter(({ taker }) => taker !== 'cache');
    return cached.map(({ call, input, answer }) => ({ path: call.split('.'), input: JSON.parse(input), answer: JSON.parse(answer) }));
  }

  /** Lets go of all of them. */
  drop(): void {
    this.#answers = [];
  }

  #find(path: readonly string[], input: unknown): PageAnswer | undefined {
    const [call, text] = [path.join('.'), JSON.stringify(input)];
    return this.#fresh().find((each) => each.taker === 'call' && each.call === call && each.input === text);
  }

  #fresh(): readonly PageAnswer[] {
    return this.#now() - this.since < limits.broughtAnswerMilliseconds ? this.#answers : [];
  }
}

function inPage(): PageAnswer[] {
  if (typeof document === 'undefined') return [];
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[data-call]');
  return [...scripts].map(({ dataset: { call = '', input = '', taker = '' }, textContent }) => ({
    call,
    input,
    taker,
    answer: textContent,
  }));
}

/** What this page brought along. */
export const firstAnswers = new FirstAnswers(inPage(), performance.timeOrigin, Date.now);
