import { it } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { openBrowser } from '#tests/support/browser.ts';
const password = 'a lantern in the reeds';
it('probe', async () => {
  const app = await startApp({ signups: 'invite' });
  await openBrowser(app.url).account('sign-up/email', { name: 'A', email: 'a@example.org', password });
  process.stderr.write('--- refused\n');
  const say = async (what: string, body: Record<string, unknown>, cookies = new Map<string, string>()) => {
    const said = await openBrowser(app.url, cookies).account(what, body);
    process.stderr.write(`>> ${what} ${JSON.stringify(said)}\n`);
  };
  await say('sign-up/email', { name: 'B', email: 'b@example.org', password });
  await say('sign-up/email', { email: 'b@example.org', password });
  await say('sign-up/email', { name: 'B', email: 'nope', password });
  await say('sign-up/email', { name: 'B', email: 'b@example.org', password: 'x' });
  await say('sign-up/email', { name: 'B', email: 'a@example.org', password });
  await say('sign-up/email', { name: 'B', email: 'b@example.org', password }, new Map([['hearthlore.invitation', 'A'.repeat(26)]]));
  await say('sign-in/email', { email: 'b@example.org', password });
  // used up in the meantime
  const { rows } = await app.database.pool.query('select id from "user"');
  await app.database.pool.query(`update "user" set plan='ADMIN'`);
  process.stderr.write(JSON.stringify(rows));
  await app.end();
});
