import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPglite } from '#server/kernel/embedded/pglite.ts';
import { connectEmbedded } from './database.ts';
import type { Database } from './database.ts';
import { JoinedStatements } from './joined-statements.ts';
import { currentBudget, withBudget } from './statement-budget.ts';

describe('statements that wait for one connection', () => {
  let database: Database;
  beforeAll(async () => {
    database = connectEmbedded(await startPglite({ folder: null }));
    await database.pool.query('create table thing (id int primary key)');
  });
  afterAll(() => database.close());

  const insert = (id: number) => database.pool.query({ text: 'insert into thing values ($1) returning id' }, [id]);

  it('are answered each by itself, in any number, and fail alone', async () => {
    await insert(100);
    const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => insert(n === 20 ? 100 : n)));
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0]?.id : 'refused'))).toEqual(
      Array.from({ length: 40 }, (_, n) => (n === 20 ? 'refused' : n)),
    );
  });

  it('let a transaction that waits go before those that came later', async () => {
    const held = await database.pool.connect();
    const first = insert(200);
    const waiting = database.pool.connect();
    const others = Array.from({ length: 30 }, (_, n) => insert(201 + n));
    held.release();
    const transaction = await waiting;
    const { rows } = await transaction.query<{ n: number }>('select count(*)::int as n from thing where id >= 200');
    transaction.release();
    expect(rows[0]?.n).toBe(16);
    await Promise.all([first, ...others]);
  });
});

describe('a connection that nobody gets in time', () => {
  it('refuses those who have waited for it, and not who came later', async () => {
    const client = { connection: { stream: { cork: () => undefined, uncork: () => undefined } }, release: () => undefined };
    const { promise: never, reject } = Promise.withResolvers<typeof client>();
    const connections = [never, Promise.resolve(client)];
    const joined = new JoinedStatements(() => connections.shift() ?? never);
    const early = joined.send(() => Promise.resolve('early'));
    const later = withBudget('job', () => joined.send(() => Promise.resolve(currentBudget())));
    reject(new Error('nobody answers'));
    await expect(early).rejects.toThrow('nobody answers');
    expect(await later).toBe(120_000);
  });
});
