import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { mendTable } from '#server/mend-table.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { fillDataFolder } from '#tests/support/database/template-dump.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hearthlore-damaged-'));
let admin: Somebody;
let campaignId: string;
let backup: string;
let rows: string;
let index: string;

/** Does something with the product as it runs in the data folder. */
async function running<Result>(
  work: (running: { call: Somebody['call']; database: Database; url: string }) => Promise<Result>,
  startDamaged = false,
): Promise<Result> {
  const database = await openDatabase({ databaseUrl: null, dataDir, startDamaged });
  try {
    const app = await startApp({ database, dataDir });
    try {
      if (!existsSync(join(dataDir, 'backups'))) admin = await signUpAdministrator(app);
      return await work({ call: clientFor(app.url, admin.cookie), database, url: app.url });
    } finally {
      await app.end();
    }
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  await fillDataFolder(dataDir);
  await running(async ({ database }) => {
    const { call } = admin;
    campaignId = await openCampaign({ database }, admin, [], 'dm');
    for (let n = 0; n < 3; n += 1) await call.chat.post({ id: randomUUID(), campaignId, content: 'Before the flood' });
    backup = (await call.admin.runBackup({})).name;
    const found = await database.pool.query(
      "select pg_relation_filepath('message') as rows, pg_relation_filepath('message_pkey') as index",
    );
    rows = join(dataDir, 'database', String(found.rows[0].rows));
    index = join(dataDir, 'database', String(found.rows[0].index));
  });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const post = (call: Somebody['call']) => call.chat.post({ id: randomUUID(), campaignId, content: 'After it' });

it('is found at the start; nothing is written to it until it is mended, and administrators are told', async () => {
  const file = openSync(index, 'r+');
  writeSync(file, Buffer.from([1, 2, 3]), 0, 3, 8192 + 8000);
  closeSync(file);
  await running(async ({ call, database }) => {
    expect(await database.damage.stopped()).toEqual(['message']);
    await expect(post(call)).rejects.toMatchObject({ code: 'database.damaged', status: 503 });
    expect(await call.campaigns.get({ campaignId })).toMatchObject({ name: 'The salt road' });
    const tables = (await call.admin.health({})).find(({ name }) => name === 'Tables');
    expect(tables).toMatchObject({ state: 'bad', message: expect.stringContaining('Damaged: message.') });
    expect(tables?.message).toContain(`npm run admin -- restore ${backup}`);
    await expect
      .poll(() => call.admin.audit({}))
      .toContainEqual(expect.objectContaining({ action: 'server.stopWrites', about: 'The table message', actorName: 'The server' }));
  });
  const config = readConfig({ DATA_DIR: dataDir });
  await expect(mendTable('tome', config)).rejects.toThrow('Writes to tome are not stopped. Stopped are: message.');
  expect(await mendTable('message', config)).toContain('Writes go on to the table message.');
  await running(async ({ call }) => {
    await post(call);
    expect((await call.admin.health({})).find(({ name }) => name === 'Tables')).toMatchObject({ state: 'good' });
  });
});

it('is refused at the start where rows are gone, for what is left would look like all there was; the operator may read that', async () => {
  truncateSync(rows, 0);
  const opening = openDatabase({ databaseUrl: null, dataDir });
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/table message: rows of it are gone/);
  await expect(opening).rejects.toThrow(`npm run admin -- restore ${backup}`);
  await running(({ call }) => expect(post(call)).rejects.toMatchObject({ code: 'database.damaged' }), true);
  // From now on the operator knows.
  await running(async ({ database }) => expect(await database.damage.stopped()).toEqual(['message']));
});
