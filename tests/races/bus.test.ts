import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { postgresBus } from '#server/kernel/events/bus.ts';
import { freshDatabaseUrl } from '#tests/support/database/postgres.ts';
import { openWay } from '#tests/support/database/way-to-database.ts';

it('a server whose connection to the others falls silent notices, and hears them again', async () => {
  const url = await freshDatabaseUrl();
  const way = await openWay(url);
  const pool = new Pool({ connectionString: url });
  const [here, there] = [await postgresBus('here', way.url, pool, 200), await postgresBus('there', url, pool)];
  const heard: string[] = [];
  here.onNotice((notice) => void (notice.kind === 'sessionsChanged' && heard.push(notice.userId)));
  const missed = new Promise<void>((resolve) => here.onGap(resolve));
  way.fallSilent();
  there.publish({ kind: 'sessionsChanged', from: 'there', userId: 'never heard' });
  await pause(1000);
  await way.heal();
  await missed;
  there.publish({ kind: 'sessionsChanged', from: 'there', userId: 'mira' });
  await expect.poll(() => heard).toEqual(['mira']);
  await Promise.all([here.close(), there.close()]);
  await pool.end();
  way.close();
});

it('notices of one server are heard in the order in which it published them, however long each statement takes', async () => {
  const url = await freshDatabaseUrl();
  const pool = new Pool({ connectionString: url });
  let statements = 0;
  const query = async (statement: string, values: unknown[]) => {
    statements += 1;
    await pause((statements % 3) * 5);
    return pool.query(statement, values);
  };
  const [here, there] = [await postgresBus('here', url, pool), await postgresBus('there', url, { query })];
  const heard: number[] = [];
  here.onNotice((notice) => void (notice.kind === 'events' && heard.push(notice.seq)));
  const said = Array.from({ length: 300 }, (_, n) => n);
  for (const seq of said) {
    there.publish({ kind: 'events', from: 'there', topic: 'a table', seq });
    if (seq % 10 === 0) await pause(1);
  }
  await expect.poll(() => heard.length).toBe(said.length);
  expect(heard).toEqual(said);
  await Promise.all([here.close(), there.close()]);
  await pool.end();
});
