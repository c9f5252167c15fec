import { it } from 'vitest';
import { passwordCost } from '#server/features/auth/index.ts';
import { startApp } from '#tests/support/app.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { freshDatabaseUrl } from '#tests/support/postgres.ts';
it('x', async () => {
  const databaseUrl = await freshDatabaseUrl();
  const app = await startApp({ passwordCost, trustProxy: true, databaseUrl });
  const other = await startApp({ databaseUrl });
  let n = 0;
  const go = async (path: string, body: object) => {
    n += 1;
    const began = performance.now();
    const r = await fetch(app.url + '/api/auth/' + path, { method: 'POST', headers: { 'content-type': 'application/json', origin: app.url, 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }, body: JSON.stringify(body) });
    await r.text();
    return performance.now() - began;
  };
  await go('sign-up/email', { name: 'Mira', email: 'mira@example.org', password: 'a lantern in the reeds' });
  const median = (x: number[]) => x.toSorted((a, b) => a - b)[Math.floor(x.length / 2)] ?? 0;
  for (let i = 0; i < 10; i++) await go('sign-in/email', { email: 'mira@example.org', password: 'wrong' });
  for (let round = 0; round < 4; round++) {
    const known: number[] = [], unknown: number[] = [];
    for (let i = 0; i < 150; i++) {
      const turns = [async () => known.push(await go('sign-in/email', { email: 'mira@example.org', password: 'wrong' })), async () => unknown.push(await go('sign-in/email', { email: `nobody${i}@example.org`, password: 'wrong' }))];
      if (i % 2) turns.reverse();
      for (const t of turns) await t();
    }
    const [k, u] = [median(known), median(unknown)];
    console.log(`ROUND150 known ${k.toFixed(2)} unknown ${u.toFixed(2)} diff ${(100 * (k - u) / u).toFixed(2)} %`);
  }
  const times: number[] = [];
  for (let i = 0; i < 20; i++) {
    const b = openBrowser(app.url);
    await b.account('sign-up/email', { name: 'P', email: `p${i}@example.org`, password: 'a lantern in the reeds' });
    const ear = await openBrowser(other.url, b.cookies).listen();
    ear.say({ type: 'ping' }); await ear.hear('pong');
    const began = performance.now();
    await b.call.account.signOut({ scope: 'global' });
    await ear.closed;
    times.push(performance.now() - began);
  }
  console.log(`SOCKET on the other server, from the call to the close: median ${median(times).toFixed(0)} ms, max ${Math.max(...times).toFixed(0)} ms`);
  await app.end(); await other.end();
}, 900_000);
