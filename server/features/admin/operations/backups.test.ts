import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/database/database.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { PASSWORD, clientFor, cookieOf, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { manualTimers } from '#tests/support/manual-timers.ts';
import { PNG, uploadPicture } from '#tests/support/app/world-files.ts';
import { backUpDaily, startDailyBackups } from '#server/features/admin/backups/daily-backups.ts';
import { openBackups } from '#server/features/admin/backups/open-backups.ts';

const HOUR = 60 * 60 * 1000;
const dataDir = mkdtempSync(join(tmpdir(), 'hearthlore-backups-'));
const folder = join(dataDir, 'backups');
let app: TestApp;
let admin: Somebody;
beforeAll(async () => {
  app = await startApp({ embedded: true, dataDir });
  admin = await signUpAdministrator(app);
});
afterAll(async () => {
  await app.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const download = (name: string, cookie: string) => fetch(`${app.url}/api/admin/backups/${name}`, { headers: { cookie } });

/** A writer that needs no database, for what is about files alone. */
function paperWriter(query = 'paper') {
  return { ending: 'tar.gz' as const, write: async (path: string) => writeFileSync(path, query, { mode: 0o600, flag: 'wx' }) };
}

describe('a backup', () => {
  it('is made whole, private to the account of the server, and brought back with everything in it', async () => {
    const { id: campaignId } = await admin.call.campaigns.create({ name: 'Before the flood', worldId: 'free-template-world' });
    const { id: worldId } = await admin.call.worlds.create({ name: 'The Weir' });
    const path = await uploadPicture(app, admin, worldId, 'map.png');
    const made = await admin.call.admin.runBackup({});
    await app.kernel.files.remove(path);
    await admin.call.campaigns.delete({ campaignId });
    expect(readdirSync(folder)).toEqual([made.name]);
    expect(statSync(join(folder, made.name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(made.bytes).toBe(statSync(join(folder, made.name)).size);
    expect(await admin.call.admin.backups({})).toMatchObject({ backups: [made], folder });

    // As docs/backups.md says.
    const restored = join(dataDir, 'restored');
    mkdirSync(join(restored, 'database'), { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, made.name), '-C', join(restored, 'database')], { stdio: 'pipe' });
    renameSync(join(restored, 'database', 'files'), join(restored, 'files'));
    const database = await openDatabase({ databaseUrl: null, dataDir: restored });
    const again = await startApp({ database, dataDir: restored });
    const signedIn = await fetch(`${again.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: again.url },
      body: JSON.stringify({ email: admin.email, password: PASSWORD }),
    });
    const call = clientFor(again.url, cookieOf(signedIn));
    expect((await call.campaigns.get({ campaignId })).name).toBe('Before the flood');
    const { mapUrl } = await call.worlds.get({ worldId });
    expect(new Uint8Array(await (await fetch(`${again.url}${mapUrl}`)).arrayBuffer())).toEqual(PNG);
    await again.end();
    await database.close();
  });

  it('is given to an administrator who has just confirmed who they are, and to nobody else', async () => {
    const { name } = await admin.call.admin.runBackup({});
    const answer = await download(name, admin.cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(folder, name)))).toBe(true);
    const { rows } = await app.database.pool.query(`select about from audit where action = 'admin.downloadBackup'`);
    expect(rows).toEqual([{ about: `The backup ${name}` }]);
    const mira = await signUp(app.url, 'Mira');
    expect((await download(name, '')).status).toBe(401);
    expect((await download(name, mira.cookie)).status).toBe(404);
    await app.database.pool.query('update session set confirmed_at = null where user_id = $1', [admin.id]);
    app.kernel.sessionInvalidation.invalidate(admin.id);
    expect((await download(name, admin.cookie)).status).toBe(403);
    await admin.call.account.reauthenticate({ password: PASSWORD });
  });

  it.each(['..%2Fsecret', '%2e%2e%2fsecret', 'hearthlore.pid', 'hearthlore-20200101T000000Z.tar.gz'])('is not %s', async (name) => {
    writeFileSync(join(dataDir, 'secret'), 'nobody reads this');
    const answer = await download(name, admin.cookie);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('nobody reads this');
  });
});

describe('the folder of backups', () => {
  it('gets one a day from the clock, and keeps seven of those and all that somebody asked for', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const place = mkdtempSync(join(tmpdir(), 'hearthlore-daily-'));
    const backups = openBackups(paperWriter(), place, () => now);
    const asked = await backups.run('asked');
    for (let hour = 0; hour < 24 * 12; hour += 1) {
      now = new Date(now.getTime() + HOUR);
      await backUpDaily(backups, now);
    }
    const names = (await backups.list()).map(({ name }) => name);
    expect(names.filter((name) => name.includes('daily'))).toHaveLength(7);
    expect(names[0]).toContain('daily-20261202T120000Z');
    expect(names).toContain(asked.name);
    rmSync(place, { recursive: true });
  });

  it('gets the first one once the server has started, where there is none of the last day, and stopping waits for it', async () => {
    const place = mkdtempSync(join(tmpdir(), 'hearthlore-first-'));
    let now = new Date('2026-11-20T12:00:00Z');
    const backups = openBackups(paperWriter(), place, () => now);
    const runFor = async (made: number) => {
      const timers = manualTimers();
      const daily = startDailyBackups({ backups, now: () => now, isDamaged: async () => false, timers });
      expect(timers.waits()).toEqual([5000]);
      await timers.pass(5000);
      await expect.poll(async () => (await backups.list()).length).toBe(made);
      await daily.stop();
    };
    await runFor(1);
    expect((await backups.list())[0]?.name).toBe('hearthlore-daily-20261120T120000Z.tar.gz');
    now = new Date(now.getTime() + 23 * HOUR);
    await runFor(1);
    now = new Date(now.getTime() + HOUR);
    await runFor(2);
    rmSync(place, { recursive: true });
  });

  it('holds nothing of a backup that could not be made, and one of two that were asked for at once', async () => {
    const place = mkdtempSync(join(tmpdir(), 'hearthlore-broken-'));
    const broken = { ending: 'tar.gz' as const, write: async (path: string) => Promise.reject(new Error(writeHalf(path))) };
    await expect(openBackups(broken, place, () => new Date()).run('asked')).rejects.toMatchObject({ code: 'backup.failed' });
    expect(readdirSync(join(place, 'backups'))).toEqual([]);
    const backups = openBackups(paperWriter(), place, () => new Date());
    const [one, other] = await Promise.all([backups.run('asked'), backups.run('asked')]);
    expect(one).toEqual(other);
    expect(readdirSync(join(place, 'backups'))).toEqual([one.name]);
    expect(await backups.freeBytes()).toBeGreaterThan(0);
    rmSync(place, { recursive: true });
  });

  it('is empty and says how much room there is before the first one', async () => {
    const place = join(tmpdir(), 'hearthlore-nowhere', 'deep');
    const backups = openBackups(paperWriter(), place, () => new Date());
    expect([await backups.list(), existsSync(place)]).toEqual([[], false]);
    expect(await backups.freeBytes()).toBeGreaterThan(0);
  });
});

function writeHalf(path: string): string {
  writeFileSync(path, 'half');
  return 'the disk went away';
}
