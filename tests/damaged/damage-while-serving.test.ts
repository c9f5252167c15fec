import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { log } from '#server/kernel/log.ts';
import { mendTable } from '#server/mend-table.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { manualTimers } from '#tests/support/manual-timers.ts';
import type { ManualTimers } from '#tests/support/manual-timers.ts';
import { clientFor } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { fillDataFolder } from '#tests/support/database/template-dump.ts';

const [SECOND, HOUR] = [1000, 60 * 60 * 1000];
const dataDir = mkdtempSync(join(tmpdir(), 'hearthlore-damage-while-serving-'));
const folder = join(dataDir, 'backups');
/** Milliseconds for what takes a moment on a machine at rest. */
const WAIT_MILLISECONDS = 60_000;
const PAUSED = 'No daily backup is made while a table is damaged';

/** A server in the data folder, with clocks that the test moves: that of the look through its pages, and that of all other jobs. */
interface Installation {
  database: Database;
  app: TestApp;
  look: ManualTimers;
  jobs: ManualTimers;
}

let now = new Date();
let server: Installation;
let admin: Somebody;
let campaignId: string;

async function start(): Promise<Installation> {
  const [look, jobs] = [manualTimers(), manualTimers()];
  // No table is small enough to be looked at before somebody is served.
  const database = await openDatabase({ databaseUrl: null, dataDir, atStart: 0, timers: look });
  return { look, jobs, database, app: await startApp({ database, dataDir, timers: jobs, now: () => now }) };
}

async function stop(): Promise<void> {
  await server.app.end();
  await server.database.close();
}

const caller = () => clientFor(server.app.url, admin.cookie);
const post = () => caller().chat.post({ id: randomUUID(), campaignId, content: 'Is this kept?' });
const judgementOf = async (name: string) => (await caller().admin.health({})).find((each) => each.name === name);
/** The names of the backups that were made whole. */
const whole = () => (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.tar.gz'));
/** What lies among the backups, byte for byte. */
const backups = () => new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));

beforeAll(async () => {
  await fillDataFolder(dataDir);
  server = await start();
  admin = await signUpAdministrator(server.app);
  campaignId = await openCampaign(server, admin, [], 'dm');
  await post();
  // The look is at the tables that were there when the server started.
  await stop();
  server = await start();
  await server.jobs.pass(5 * SECOND);
  while (whole().length === 0) await pause(100);
}, 2 * WAIT_MILLISECONDS);
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('damage that comes while people are served', () => {
  it('is found by the look that comes later: writes to that table stop, administrators are told, and the rest goes on', async () => {
    const { rows } = await server.database.pool.query("select pg_relation_filepath('message_pkey') as index");
    const file = openSync(join(dataDir, 'database', String(rows[0].index)), 'r+');
    writeSync(file, Buffer.from([1, 2, 3]), 0, 3, 8192 + 8000);
    closeSync(file);
    expect(await judgementOf('Tables')).toMatchObject({ state: 'good' });

    await server.look.pass(5 * SECOND);
    await expect.poll(() => server.database.damage.stopped(), { timeout: WAIT_MILLISECONDS }).toEqual(['message']);
    await expect(post()).rejects.toMatchObject({ code: 'database.damaged', status: 503 });
    expect(await judgementOf('Tables')).toMatchObject({ state: 'bad', message: expect.stringContaining('Damaged: message.') });
    // In the words of the look, and not of a statement that met it.
    await expect
      .poll(() => caller().admin.audit({}))
      .toContainEqual(
        expect.objectContaining({
          action: 'server.stopWrites',
          about: 'The table message',
          detail: { found: '1 page of it cannot be read' },
        }),
      );
    expect(await caller().campaigns.get({ campaignId })).toMatchObject({ name: 'The salt road' });
    expect(await caller().worlds.create({ name: 'The Weir' })).toMatchObject({ name: 'The Weir' });
  });

  it('keeps the daily backups from pushing out good ones until it is mended, and says so', async () => {
    const good = backups();
    const said = vi.spyOn(log, 'info').mockReturnValue();
    for (let day = 1; day <= 8; day += 1) {
      now = new Date(now.getTime() + 25 * HOUR);
      await server.jobs.pass(HOUR);
      await vi.waitFor(() => expect(said.mock.calls.filter(([text]) => text === PAUSED)).toHaveLength(day), WAIT_MILLISECONDS);
    }
    expect(backups()).toEqual(good);
    await stop();
    expect(await mendTable('message', readConfig({ DATA_DIR: dataDir }))).toContain('Writes go on to the table message.');
    server = await start();
    await post();
    await server.jobs.pass(5 * SECOND);
    await vi.waitFor(() => expect(whole()).toHaveLength(2), WAIT_MILLISECONDS);
    // The good one is still there beside the new one.
    expect([...backups()]).toEqual(expect.arrayContaining([...good]));
    expect(await server.database.damage.stopped()).toEqual([]);
  });
});
