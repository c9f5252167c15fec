import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lockDataFolder } from '#server/kernel/data-folder/index.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import { log } from '#server/kernel/log.ts';
import { startApp } from '#tests/support/app/app.ts';
import { readAuthenticator } from '#tests/support/services/authenticator.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import { startMailServer } from '#tests/support/services/mail-server.ts';
import { freshDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { tier } from '#tests/support/tier.ts';
import { fillDataFolder } from '#tests/support/database/template-dump.ts';
import { administer } from './admin-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthlore-admin-'));
const onFolder = { DATA_DIR: folder, PUBLIC_URL: 'https://play.example.org' };
// A real PostgreSQL opens in a tenth of the time, and is opened for each command.
const isEmbedded = tier.engine === 'embedded' || (await whyNoPostgres()) !== undefined;
const databaseUrl = isEmbedded ? null : await freshDatabaseUrl();
const environment = { ...onFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
const password = 'a lantern in the reeds';

/** Runs the app for a moment; between two moments the tool may. */
async function whileOpen<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ databaseUrl, dataDir: folder });
  const app = await startApp({ database });
  try {
    return await use(app.url);
  } finally {
    await app.end();
    await database.close();
  }
}

const said = vi.spyOn(log, 'say').mockImplementation(() => undefined);
const lines = () => said.mock.calls.map(([line]) => line).join('\n');

beforeAll(async () => {
  await fillDataFolder(folder);
  await whileOpen(async (url) => {
    for (const name of ['Mira', 'Tov'])
      await openBrowser(url).account('sign-up/email', { name, email: `${name.toLowerCase()}@example.org`, password });
  });
});
afterEach(() => said.mockClear());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the tool for administrators', () => {
  it('makes a link with which somebody chooses a new password once', async () => {
    expect(await administer(['recovery-link', 'TOV@example.org'], environment)).toBe(0);
    const token = /https:\/\/play\.example\.org\/auth\/reset#([\w-]{24})$/.exec(lines())?.[1];
    await whileOpen(async (url) => {
      const browser = openBrowser(url);
      expect(await browser.account('reset-password', { token, newPassword: 'a second lantern' })).toMatchObject({ status: 200 });
      expect(await browser.account('reset-password', { token, newPassword: 'a third lantern' })).toMatchObject({ status: 400 });
      expect(await browser.account('sign-in/email', { email: 'tov@example.org', password: 'a second lantern' })).toMatchObject({
        status: 200,
      });
    });
  });

  it('does not suspend the last administrator', async () => {
    await expect(administer(['suspend', 'mira@example.org'], environment)).rejects.toThrow(
      'Mira is the last administrator. Make somebody else one first.',
    );
    await whileOpen(async (url) => {
      expect(await openBrowser(url).account('sign-in/email', { email: 'mira@example.org', password })).toMatchObject({ status: 200 });
    });
  });

  it('makes administrators and keeps people out', async () => {
    expect(await administer(['make-admin', 'tov@example.org'], environment)).toBe(0);
    expect(await administer(['suspend', 'mira@example.org'], environment)).toBe(0);
    await whileOpen(async (url) => {
      expect(await openBrowser(url).account('sign-in/email', { email: 'mira@example.org', password })).toMatchObject({
        code: 'auth.suspended',
      });
      const tov = openBrowser(url);
      await tov.account('sign-in/email', { email: 'tov@example.org', password: 'a second lantern' });
      expect((await tov.call.account.me({})).person?.plan).toBe('ADMIN');
    });
  });

  it('takes a second factor off, says so in the audit log and by mail, and ends the sessions', async () => {
    const email = 'tov@example.org';
    await whileOpen(async (url) => {
      const tov = openBrowser(url);
      await tov.account('sign-in/email', { email, password: 'a second lantern' });
      const { body } = await tov.account('two-factor/enable', { password: 'a second lantern' });
      await tov.account('two-factor/verify-totp', { code: readAuthenticator(body['totpURI'])() });
    });
    const post = await startMailServer();
    const withMail = { ...environment, SMTP_URL: post.url, SMTP_FROM: 'hearthlore@example.org' };
    expect(await administer(['remove-second-factor', email], withMail)).toBe(0);
    expect(await post.mailTo(email)).toMatchObject({ subject: 'Your second factor was taken off' });
    await post.end();
    await expect(administer(['remove-second-factor', email], environment)).rejects.toThrow('Tov has no second factor.');
    await whileOpen(async (url) => {
      const tov = openBrowser(url);
      const said = await tov.account('sign-in/email', { email, password: 'a second lantern' });
      expect(said.body).not.toHaveProperty('twoFactorRedirect');
      const [line] = await tov.call.admin.audit({ search: 'second' });
      expect(line).toMatchObject({ actorName: 'npm run admin', action: 'admin.removeSecondFactor', about: 'Tov' });
      expect(await tov.call.account.sessions({})).toHaveLength(1);
    });
  });

  it('says that nobody has an address, and what it can do', async () => {
    await expect(administer(['suspend', 'nobody@example.org'], environment)).rejects.toThrow(
      'Nobody has an account with the address nobody@example.org.',
    );
    for (const words of [[], ['suspend'], ['dance', 'mira@example.org']]) expect(await administer(words, environment)).toBe(2);
    expect(lines()).toContain('npm run admin -- recovery-link <email>');
  });

  it('keeps its hands off the embedded database while a server uses it', async () => {
    const release = await lockDataFolder(folder);
    await expect(administer(['make-admin', 'mira@example.org'], onFolder)).rejects.toThrow(
      `is in use by another Hearthlore, which holds the lock ${join(folder, 'hearthlore.lock')}. Stop it first`,
    );
    release();
  });
});
