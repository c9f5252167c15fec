import { createServer, connect } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { postgresBus } from '#server/kernel/bus.ts';
import { freshDatabaseUrl } from '#tests/support/postgres.ts';

/** A way to the database that can fall silent as a network does: nothing is carried any more, and nobody is told. */
async function openWay(to: URL) {
  const open: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    open.push(near, far);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on('error', () => undefined);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = new URL(to);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.href,
    fallSilent: () => open.forEach((end) => end.unpipe().pause()),
    close() {
      open.forEach((end) => end.destroy());
      server.close();
    },
  };
}

it('a server whose connection to the others falls silent notices, and hears them again', async () => {
  const url = await freshDatabaseUrl();
  const way = await openWay(new URL(url));
  const pool = new Pool({ connectionString: url });
  const notify = (payload: string) => pool.query('select pg_notify($1, $2)', ['hearthlore', payload]);
  const [here, there] = [await postgresBus('here', way.url, notify, 200), await postgresBus('there', url, notify)];
  const heard: string[] = [];
  here.onNotice((notice) => void (notice.kind === 'recheck' && heard.push(notice.userId)));
  const missed = new Promise<void>((resolve) => here.onGap(resolve));
  way.fallSilent();
  there.publish({ kind: 'recheck', from: 'there', userId: 'never heard' });
  await missed;
  there.publish({ kind: 'recheck', from: 'there', userId: 'mira' });
  await expect.poll(() => heard).toEqual(['mira']);
  await Promise.all([here.close(), there.close()]);
  await pool.end();
  way.close();
});
