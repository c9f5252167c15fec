import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '#tests/support/app/app.ts';
import type { Database } from './database/database.ts';
import { log } from './log.ts';
import { isDuplicate } from './query-error.ts';

const CANARY = 'canary-7f3a@example.org';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(`insert into "user" (id, name, email) values ('one', 'One', $1)`, [CANARY]);
});
afterAll(() => database.close());
afterEach(() => vi.restoreAllMocks());

const failures: [string, () => PromiseLike<unknown>][] = [
  ['a duplicate', () => database.sql.execute(sql`insert into "user" (id, name, email) values ('two', 'Two', ${CANARY})`)],
  ['a bad value', () => database.sql.execute(sql`select ${CANARY}::int`)],
  ['a bad date in a transaction', () => database.sql.transaction((tx) => tx.execute(sql`select ${CANARY}::timestamptz`))],
  ['a missing table', () => database.sql.execute(sql`select * from nowhere where email = ${CANARY}`)],
  ['a duplicate of a direct query', () => database.pool.query(`insert into "user" (id, name, email) values ('two', 'Two', $1)`, [CANARY])],
  ['a bad value of a direct query', () => database.pool.query('select $1::int', [CANARY])],
];

describe('a statement that fails', () => {
  it.each(failures)('leaves no value in the log: %s', async (_name, run) => {
    const lines: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
    const error: unknown = await Promise.resolve(run()).then(
      () => null,
      (failed: unknown) => failed,
    );
    log.fault('A call failed', new Error('Around it', { cause: error }));
    expect(error).toBeInstanceOf(Error);
    expect(lines.join('\n')).toContain('caused by');
    expect(lines.join('\n')).not.toContain('canary');
  });

  it.each(failures.slice(0, 4))('holds no value itself, however it is printed: %s', async (_name, run) => {
    const error: unknown = await Promise.resolve(run()).catch((failed: unknown) => failed);
    for (const printed of [inspect(error, { depth: 9 }), String(error), JSON.stringify(error)]) expect(printed).not.toContain('canary');
    expect(inspect(error, { depth: 9 })).toMatch(/Failed query: .*\$1/s);
  });

  it('still says which constraint refused it, and that it was a duplicate', async () => {
    const error: unknown = await Promise.resolve(failures[0]?.[1]()).catch((failed: unknown) => failed);
    expect(inspect(error, { depth: 9 })).toContain('user_email_key');
    expect(isDuplicate(error)).toBe(true);
    expect(isDuplicate(new Error('Another'))).toBe(false);
  });
});
