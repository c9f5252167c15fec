import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { postgresBus } from '#server/kernel/bus.ts';
import { freshDatabaseUrl } from '#tests/support/postgres.ts';
import { openWay } from '#tests/support/way-to-database.ts';

it('a server whose connection to the others falls silent notices, and hears them again', async () => {
  const url = await freshDatabaseUrl();
  const way = await openWay(url);
  const pool = new Pool({ connectionString: url });
  const notify = (payload: string) => pool.query('select pg_notify($1, $2)', ['hearthlore', payload]);
  const [here, there] = [await postgresBus('here', way.url, notify, 200), await postgresBus('there', url, notify)];
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
