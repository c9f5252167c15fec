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

/** What workers send when they look for what is due, outside of any transaction. */
const looks = [
  /^select "campaign_id" from "(?:turn|reaction_deadline)" where "\w+"\."ends_at" <= /,
  /^select "ends_at" from "reaction_deadline" order by /,
  /^select min\(ends_at\) as at from turn /,
  /^update \w+ set lease_until = now\(\)/,
];

/** Listens to every connection that is opened from now on; begin it before the app starts. */
export function openStatementLog(): StatementLog {
  const sent = vi.spyOn(Client.prototype, 'query');
  const beside: StatementLog['beside'] = async (work) => {
    sent.mockClear();
    const result = await work();
    const lines = sent.mock.calls.map(([query]: unknown[]) => textOf(query).trim().replaceAll(/\s+/g, ' '));
    const begun = new Map<unknown, number>();
    const transactions = lines.map((line, index) => {
      const connection = sent.mock.contexts[index];
      if (line === 'begin') begun.set(connection, index);
      return begun.get(connection) ?? index;
    });
    const ofWorkers = new Set(transactions.filter((_, index) => lines[index]?.endsWith('for update skip locked') === true));
    return {
      result,
      lines: lines.filter((line, index) => !ofWorkers.has(transactions[index] ?? index) && !looks.some((look) => look.test(line))),
    };
  };
  return { beside, during: async (work) => (await beside(work)).lines, end: () => sent.mockRestore() };
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  if (typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string') return query.text;
  throw new Error('A statement has no text.');
}
