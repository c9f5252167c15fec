import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { restoreBackup } from '#server/kernel/data-folder/index.ts';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { judgeOldDatabase, lackingMigrations, makeOldDatabase } from '#tests/chaos/support/old-database.ts';
import { findBackups } from '#tests/chaos/support/whole-backups.ts';

const KILLER = fileURLToPath(new URL('../support/kill-in-migration.ts', import.meta.url));
const MOMENTS = ['file', 'note', 'commit'] as const;
/** Kills while the backup before the update is written, and milliseconds between their moments. */
const IN_BACKUP = 6;
const STEP_MILLISECONDS = 120;

/** kill -9 in each migration of an old database, and in the backup before them. */
export const scenario: Scenario = {
  name: 'kill-in-migration',
  promise:
    'A server that is killed while it brings an old database up to date, or makes the backup before that, goes on at its next start; everything is there, and no half backup counts.',
  engines: ['embedded', 'postgres'],
  repetitions: { short: 0, long: lackingMigrations().length },
  run,
};

async function run(trial: Trial): Promise<Outcome> {
  const environment = await trial.fresh();
  const dataDir = environment['DATA_DIR'] ?? '';
  await makeOldDatabase(environment);
  const failures: string[] = [];
  const isEmbedded = trial.engine === 'embedded';
  const inBackup = isEmbedded ? await killInBackup(trial, environment) : 0;
  const inMigrations = await killInEach(trial, environment, failures);
  const { names, broken, remains } = await findBackups(dataDir);
  failures.push(...broken.map((name) => `the backup ${name} is not whole`));
  failures.push(...remains.map((name) => `${name} was left behind`));
  failures.push(...(await judgeOldDatabase(environment)));
  if (isEmbedded) failures.push(...(await judgeNewest(trial, dataDir, names[0])));
  return {
    figures: { 'kills in the backup': inBackup, 'kills in migrations': inMigrations, backups: names.length, 'not whole': broken.length },
    failures,
  };
}

/** Kills the server at varied moments after the backup was begun; answers how often. */
async function killInBackup(trial: Trial, environment: Record<string, string>): Promise<number> {
  const folder = join(environment['DATA_DIR'] ?? '', 'backups');
  let kills = 0;
  for (let n = 0; n < IN_BACKUP; n += 1) {
    const known = new Set(namesIn(folder));
    const server = trial.start(environment);
    const listening = server.ready.then(
      () => true,
      () => true,
    );
    const isBegun = () => namesIn(folder).some((name) => name.includes('.partial') && !known.has(name));
    while (!isBegun() && !(await Promise.race([listening, pause(1, false)])));
    await pause(n * STEP_MILLISECONDS);
    await server.kill();
    kills += 1;
  }
  return kills;
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Starts the server again and again, and kills each start one migration later than the one before; answers how often. */
async function killInEach(trial: Trial, environment: Record<string, string>, failures: string[]): Promise<number> {
  for (let kills = 0; ; kills += 1) {
    // The first of this start is the one in which the last start was killed.
    const at = `${kills === 0 ? 1 : 2} ${MOMENTS[kills % MOMENTS.length]}`;
    const server = trial.start({ ...environment, KILL_IN_MIGRATION: at }, { flags: ['--import', KILLER] });
    const isServing = await server.ready.then(
      () => true,
      () => false,
    );
    if (isServing) {
      await server.stop();
      if (kills < trial.repetitions / 2) failures.push(`only ${kills} starts were killed in a migration`);
      return kills;
    }
    const { code, lines } = await server.ended;
    if (code !== null) {
      failures.push(`the start after ${kills} kills ended by itself: ${lines.join(' / ')}`);
      return kills;
    }
    trial.say(`  killed at migration ${at}`);
  }
}

/** Brings the newest backup back beside it and starts on it: it is the old database, and is brought up to date again. */
async function judgeNewest(trial: Trial, dataDir: string, newest: string | undefined): Promise<string[]> {
  if (newest === undefined) return ['there is no backup'];
  const again = await trial.fresh();
  const place = again['DATA_DIR'] ?? '';
  await mkdir(join(place, 'backups'), { recursive: true });
  await cp(join(dataDir, 'backups', newest), join(place, 'backups', newest));
  await restoreBackup(place, newest, new Date());
  const server = trial.start(again);
  await server.ready;
  await server.stop();
  return (await judgeOldDatabase(again)).map((text) => `from the backup ${newest}: ${text}`);
}
