import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectEmbedded } from '#server/kernel/database/database.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { startPglite } from './pglite.ts';

const TWO_MEGABYTES = 2_000_000;

describe('the embedded database behind its socket', () => {
  let embedded: Awaited<ReturnType<typeof startPglite>>;
  let database: Database;
  beforeAll(async () => {
    embedded = await startPglite({ folder: null });
    database = connectEmbedded(embedded);
    await database.pool.query('create table thing (id int primary key, text text)');
  });
  afterAll(() => database.close());

  it('takes and gives values of any length', async () => {
    const text = 'x'.repeat(TWO_MEGABYTES);
    const { rows } = await database.pool.query({ text: 'insert into thing values ($1, $2) returning text' }, [1, text]);
    expect(rows).toEqual([{ text }]);
  });

  it('answers after a statement that cannot be read, run, or repeated', async () => {
    await expect(database.pool.query({ text: 'selekt $1::int' }, [1])).rejects.toThrow('syntax error');
    for (let time = 0; time < 2; time += 1) {
      await expect(database.pool.query({ text: 'select 1 / $1::int' }, [0])).rejects.toThrow('division by zero');
      await expect(database.pool.query({ text: 'select $1::int' }, ['one'])).rejects.toThrow('invalid input syntax');
    }
    expect((await database.pool.query({ text: 'select 6 / $1::int as n' }, [2])).rows).toEqual([{ n: 3 }]);
  });

  it('takes and answers statements that come together on one journey', async () => {
    const client = await database.pool.connect();
    let journeys = 0;
    const count = () => (journeys += 1);
    client.connection.stream.on('data', count);
    try {
      const asked = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => client.query({ text: 'select $1::int as n' }, [n]));
      expect((await Promise.all(asked)).map(({ rows }) => rows)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [{ n }]));
    } finally {
      client.connection.stream.off('data', count);
      client.release();
    }
    expect(journeys).toBe(1);
  });

  it('undoes what a broken connection left open, and serves the next one with the same statements', async () => {
    const insert = { text: 'insert into thing values ($1, $2) returning id' };
    await database.pool.query(insert, [2, '']);
    await database.pool.end();
    const broken = new Client({ host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres' });
    await broken.connect();
    await broken.query('begin');
    await broken.query('insert into thing values (3, $1)', ['']);
    broken.on('error', () => undefined);
    const gone = new Promise((resolve) => broken.once('end', resolve));
    broken.connection.stream.destroy();
    await gone;
    database = connectEmbedded(embedded);
    expect((await database.pool.query(insert, [4, ''])).rows).toEqual([{ id: 4 }]);
    expect((await database.pool.query('select id from thing where id > 1 order by id')).rows).toEqual([{ id: 2 }, { id: 4 }]);
  });
});
