import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import { restoreBackup } from '#server/kernel/data-folder/index.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { PASSWORD, clientFor } from '#tests/support/app/people.ts';
import type { Client } from '#tests/support/app/people.ts';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { listChat } from '#tests/chaos/support/list-chat.ts';
import { findBackups } from '#tests/chaos/support/whole-backups.ts';

/** Milliseconds between the moments of two kills, and of how many there are until they begin again. */
const [STEP_MILLISECONDS, MOMENTS] = [150, 12];
/** Bytes of an uploaded file, so that packing takes a moment. */
const UPLOADED = 24 * 1024 * 1024;
const MESSAGES = 5;

/** kill -9 while a backup is written. Those of a PostgreSQL are pg_dump's, which not every system has for every version. */
export const scenario: Scenario = {
  name: 'kill-in-backup',
  promise:
    'A server that is killed while it writes a backup starts again with everything; what is half written never counts as a backup, and whole ones can be brought back.',
  engines: ['embedded'],
  repetitions: { short: 0, long: 12 },
  run,
};

async function run(trial: Trial): Promise<Outcome> {
  const environment = await trial.fresh();
  const dataDir = environment['DATA_DIR'] ?? '';
  let server = trial.start(environment);
  let url = await server.ready;
  const admin = await signUpAdministrator({ url });
  const { id: campaignId } = await admin.call.campaigns.create({ name: 'The salt road', worldId: FREE_TEMPLATE_WORLD });
  mkdirSync(join(dataDir, 'files', 'large'), { recursive: true });
  writeFileSync(join(dataDir, 'files', 'large', 'picture.png'), randomBytes(UPLOADED));
  const acknowledged: string[] = [];
  const failures: string[] = [];
  /** How many messages had been acknowledged when each backup was begun. */
  const had = new Map<string, number>();
  for (let n = 0; n < trial.repetitions; n += 1) {
    const call = clientFor(url, admin.cookie);
    acknowledged.push(...(await post(call, campaignId)));
    await call.account.reauthenticate({ password: PASSWORD });
    const known = new Set(namesIn(dataDir));
    const backup = call.admin.runBackup({}).then(
      () => true,
      () => false,
    );
    while (namesIn(dataDir).every((name) => known.has(name)) && !(await Promise.race([backup, pause(1, false)])));
    await pause((n % MOMENTS) * STEP_MILLISECONDS);
    await server.kill();
    await backup;
    server = trial.start(environment);
    url = await server.ready;
    for (const name of namesIn(dataDir)) if (!known.has(name)) had.set(name, acknowledged.length);
  }
  const call = clientFor(url, admin.cookie);
  await call.account.reauthenticate({ password: PASSWORD });
  had.set((await call.admin.runBackup({})).name, acknowledged.length);
  const found = await listChat(call, campaignId);
  const lost = acknowledged.filter((id) => !found.has(id));
  if (lost.length > 0) failures.push(`${lost.length} acknowledged messages are not there`);
  await server.stop();
  const { names, broken, remains } = await findBackups(dataDir);
  failures.push(...broken.map((name) => `the backup ${name} is not whole`));
  failures.push(...remains.map((name) => `${name} was left behind`));
  for (const name of names.slice(0, 2))
    failures.push(...(await judgeRestored(trial, dataDir, name, acknowledged.slice(0, had.get(name) ?? 0))));
  const figures = {
    kills: trial.repetitions,
    acknowledged: acknowledged.length,
    lost: lost.length,
    'whole backups': names.length,
    'not whole': broken.length,
  };
  return { figures, failures };
}

function namesIn(dataDir: string): string[] {
  const folder = join(dataDir, 'backups');
  return existsSync(folder) ? readdirSync(folder) : [];
}

async function post({ chat }: Client, campaignId: string): Promise<string[]> {
  const ids = Array.from({ length: MESSAGES }, () => randomUUID());
  await Promise.all(ids.map((id) => chat.post({ id, campaignId, content: id })));
  return ids;
}

/** Brings a backup back elsewhere and looks for what had been acknowledged before it was begun. */
async function judgeRestored(trial: Trial, dataDir: string, name: string, wanted: string[]): Promise<string[]> {
  const place = (await trial.fresh())['DATA_DIR'] ?? '';
  mkdirSync(join(place, 'backups'), { recursive: true });
  cpSync(join(dataDir, 'backups', name), join(place, 'backups', name));
  await restoreBackup(place, name, new Date());
  const database = await openDatabase({ databaseUrl: null, dataDir: place });
  try {
    const { rows } = await database.pool.query<{ id: string }>('select id from message');
    const found = new Set(rows.map(({ id }) => id));
    const lost = wanted.filter((id) => !found.has(id));
    return lost.length === 0 ? [] : [`the backup ${name} lacks ${lost.length} messages that were there before it`];
  } finally {
    await database.close();
  }
}
