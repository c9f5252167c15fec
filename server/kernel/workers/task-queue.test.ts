import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DatabaseAway } from '#server/kernel/database-trouble.ts';
import { log } from '#server/kernel/log.ts';
import { manualTimers } from '#tests/support/manual-timers.ts';
import { emptyDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { systemTimers } from './timers.ts';
import { TaskQueue } from './task-queue.ts';
import type { Leases } from './task-queue.ts';

const missing = await whyNoPostgres();
const names = { one: 'A task', many: 'Tasks' };
const away = new DatabaseAway(new Error('No connection.'));

afterEach(() => vi.restoreAllMocks());

/** A queue over rows in memory, whose tasks end when the test says so. */
function queueOf(tasks: string[], { most = 2, isAlone = false, broken = 0 } = {}) {
  const timers = manualTimers();
  const free = [...tasks];
  const begun: string[] = [];
  const released: string[] = [];
  const renewed: string[][] = [];
  const givenUp: [string, unknown][] = [];
  const toStop: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (cause: unknown) => void }>();
  let failures = broken;
  const leases: Leases<{ id: string }> = {
    async claim(many) {
      if ((failures -= 1) >= 0) throw away;
      return free.splice(0, many).map((id) => ({ id }));
    },
    async renew(ids) {
      renewed.push([...ids]);
      return toStop;
    },
    async release(ids) {
      released.push(...(ids === 'all' ? [ids] : ids));
    },
  };
  const queue = new TaskQueue({
    names,
    leases,
    most,
    isAlone,
    timers,
    run: ({ id }, { signal }) => {
      begun.push(id);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      ends.set(id, { resolve, reject });
      signal.addEventListener('abort', () => resolve());
      return promise;
    },
    giveUp: async ({ id }, cause) => void givenUp.push([id, cause]),
  });
  return { queue, timers, free, begun, released, renewed, givenUp, toStop, ends };
}

describe('a queue of tasks', () => {
  it('works on so many at once, and on the next one as soon as one has ended', async () => {
    const { timers, begun, ends } = queueOf(['a', 'b', 'c']);
    await timers.pass(0);
    expect(begun).toEqual(['a', 'b']);
    ends.get('a')?.resolve();
    await vi.waitFor(() => expect(timers.waits()).toContain(0));
    await timers.pass(0);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('looks each second, and at once when it is woken', async () => {
    const { queue, timers, free, begun } = queueOf([]);
    await timers.pass(0);
    free.push('a');
    await timers.pass(999);
    expect(begun).toEqual([]);
    await timers.pass(1);
    expect(begun).toEqual(['a']);
    free.push('b');
    queue.wake();
    await timers.pass(0);
    expect(begun).toEqual(['a', 'b']);
  });

  it.each([
    [true, ['all']],
    [false, []],
  ])('takes up at its start what was left, where no other server could work on it: %s', async (isAlone, expected) => {
    const { timers, released } = queueOf([], { isAlone });
    await timers.pass(0);
    await timers.pass(1000);
    expect(released).toEqual(expected);
  });

  it('vouches each second for what is under way, and stops what it is told to', async () => {
    const { timers, renewed, toStop, queue } = queueOf(['a', 'b']);
    await timers.pass(0);
    toStop.push('b');
    await timers.pass(1000);
    expect(renewed).toEqual([['a', 'b']]);
    await vi.waitFor(() => expect([queue.has('a'), queue.has('b')]).toEqual([true, false]));
  });

  it('gives a task up whose work throws, also for ever, and goes on', async () => {
    const { timers, free, begun, givenUp, ends } = queueOf(['a']);
    const fault = new Error('No.');
    await timers.pass(0);
    for (let n = 1; n <= 5; n += 1) {
      free.push('a');
      ends.get('a')?.reject(fault);
      await vi.waitFor(() => expect(timers.waits()).toContain(0));
      await timers.pass(0);
      expect([begun.length, givenUp.length]).toEqual([n + 1, n]);
    }
    expect(givenUp[0]).toEqual(['a', fault]);
  });

  it('gives nothing up while the database is away, and claims again with growing waits', async () => {
    const faults = vi.spyOn(log, 'fault').mockReturnValue();
    const { timers, begun, givenUp, ends } = queueOf(['a'], { broken: 3 });
    for (const [passed, many] of [
      [0, 0],
      [1000, 0],
      [2000, 0],
      [3000, 1],
    ] as const) {
      await timers.pass(passed);
      expect(begun).toHaveLength(many);
    }
    ends.get('a')?.reject(away);
    await vi.waitFor(() => expect(faults).toHaveBeenLastCalledWith('A task waits for the database', away, { task: 'a' }));
    expect(givenUp).toEqual([]);
  });

  it('stops what is under way when the server stops, waits for it, gives it back and claims no more', async () => {
    const { queue, timers, begun, released, free } = queueOf(['a', 'b']);
    await timers.pass(0);
    free.push('c');
    await queue.stop();
    queue.wake();
    await timers.pass(5000);
    expect([released, begun]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });
});

/** Leases of rows in a table of PostgreSQL, as the stores have them. */
function rowLeases(pool: pg.Pool, milliseconds = 300): Leases<{ id: string }> {
  const until = `now() + interval '${milliseconds} milliseconds'`;
  return {
    async claim(most) {
      const { rows } = await pool.query<{ id: string }>(
        `update task set lease_until = ${until} where id in (
           select id from task where not done and (lease_until is null or lease_until < now()) order by id limit $1 for update skip locked)
         returning id`,
        [most],
      );
      return rows;
    },
    async renew(ids) {
      await pool.query(`update task set lease_until = ${until} where id = any($1)`, [ids]);
      return [];
    },
    release: async (ids) => void (await pool.query('update task set lease_until = null where id = any($1)', [ids])),
  };
}

describe.skipIf(missing)('two servers at one table of tasks on PostgreSQL', () => {
  const pools: pg.Pool[] = [];
  const poolAt = (url: string) => {
    const pool = new pg.Pool({ connectionString: url, max: 4 });
    pools.push(pool);
    return pool;
  };
  afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())));

  async function tableWith(many: number) {
    const url = await emptyDatabaseUrl();
    const pool = poolAt(url);
    await pool.query('create table task (id text primary key, lease_until timestamptz, done boolean not null default false)');
    await pool.query('insert into task (id) select n::text from generate_series(1, $1::int) n', [many]);
    return { url, pool };
  }

  function serverAt(pool: pg.Pool, done: string[], milliseconds?: number) {
    const run = async ({ id }: { id: string }) => {
      await pool.query('update task set done = true where id = $1', [id]);
      done.push(id);
    };
    const giveUp = async () => undefined;
    return new TaskQueue({ names, leases: rowLeases(pool, milliseconds), most: 3, isAlone: false, run, giveUp, timers: systemTimers });
  }

  it('do each task once between them', async () => {
    const { url, pool } = await tableWith(60);
    const done: string[] = [];
    const servers = [serverAt(pool, done, 60_000), serverAt(poolAt(url), done, 60_000)];
    await vi.waitFor(() => expect(new Set(done).size).toBe(60), 30_000);
    await Promise.all(servers.map((server) => server.stop()));
    expect(done).toHaveLength(60);
  });

  it('leave nothing undone when one dies: the other takes its tasks up once the leases have run out', async () => {
    const { pool } = await tableWith(2);
    // It claims, and is never heard of again.
    await rowLeases(pool).claim(2);
    const done: string[] = [];
    const server = serverAt(pool, done);
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['1', '2']), 30_000);
    await server.stop();
  });
});
