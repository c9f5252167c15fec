import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import { Client } from 'pg';
import { vi } from 'vitest';

/** A log of what is sent to databases. */
export interface StatementLog {
  /** The statements that are sent while something is done, each on one line; of workers, which may run at any time, none. */
  during(work: () => Promise<unknown>): Promise<string[]>;
  /** The same, beside what came of it. */
  beside<Result>(work: () => Promise<Result>): Promise<{ result: Result; lines: string[] }>;
  /** Stops listening. */
  end(): void;
}

/** The work that something was asked for in, as a request or by a test itself: what workers do by the clock was not asked for. */
const askedIn = new AsyncLocalStorage<symbol>();

/** A method as a function that is told whose it is. */
function methodOf(prototype: object, name: string): CallableFunction {
  const method: unknown = Reflect.get(prototype, name);
  if (typeof method !== 'function') throw new Error(`There is no ${name}.`);
  return method;
}

const isRequest = (event: string | symbol) => event === 'request';

/** Answers every request of every server as part of the work that is being listened to when it comes, until it is let go. */
function markRequests(current: () => symbol): { mockRestore(): void } {
  const emit = methodOf(Server.prototype, 'emit');
  return vi.spyOn(Server.prototype, 'emit').mockImplementation(function mark(this: Server, name, ...said) {
    const go = (): boolean => Reflect.apply(emit, this, [name, ...said]) === true;
    return isRequest(name) ? askedIn.run(current(), go) : go();
  });
}

/** Listens to every connection that is opened from now on; begin it before the app starts. */
export function openStatementLog(): StatementLog {
  const send = methodOf(Client.prototype, 'query');
  let lines: string[] = [];
  // What an earlier request left running, on however slow a machine, is no part of the work that is counted now.
  let current = Symbol('before any work');
  const sent = vi.spyOn(Client.prototype, 'query').mockImplementation(function log(this: Client, ...said: unknown[]) {
    if (askedIn.getStore() === current) lines.push(textOf(said[0]).trim().replaceAll(/\s+/g, ' '));
    return Reflect.apply(send, this, said);
  });
  const marked = markRequests(() => current);
  const beside: StatementLog['beside'] = async (work) => {
    const mine = Symbol('work');
    lines = [];
    current = mine;
    const result = await askedIn.run(mine, work);
    // What is asked for afterwards, until the next work begins, is no part of it.
    return { result, lines: [...lines] };
  };
  const end = () => {
    sent.mockRestore();
    marked.mockRestore();
  };
  return { beside, during: async (work) => (await beside(work)).lines, end };
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  if (typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string') return query.text;
  throw new Error('A statement has no text.');
}
