import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { clientFor } from '#tests/support/app/people.ts';
import { uploadPicture } from '#tests/support/app/world-files.ts';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { listChat } from '#tests/chaos/support/list-chat.ts';
import { surgeries } from '#tests/chaos/support/surgeries.ts';
import type { Patient, Surgery } from '#tests/chaos/support/surgeries.ts';

/** Messages before the backup, and after it. */
const [BEFORE, AFTER] = [40, 40];
/** Every so manieth refusal is followed as it says. */
const FOLLOWED = 4;
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Files of the data folder removed, cut off, blanked, changed and mixed up. */
export const scenario: Scenario = {
  name: 'surgery',
  promise:
    'Whatever is done to the files of a data folder, the start serves what was acknowledged, or says what is damaged, or refuses with the newest backup and the command that restores it; never empty, never over the old.',
  engines: ['embedded'],
  repetitions: { short: 2, long: surgeries.length },
  tested: [],
  run,
};

/** A data folder as a kill left it, and what it holds. */
interface Story extends Patient {
  cookie: string;
  campaignId: string;
  /** What was acknowledged before the backup, and after it. */
  before: string[];
  after: string[];
}

async function run(trial: Trial): Promise<Outcome> {
  const story = await tell(trial);
  const counts = {
    refused: 0,
    restored: 0,
    'served whole': 0,
    'served, and said what is damaged': 0,
    'served up to the damage': 0,
    'begun anew': 0,
  };
  const failures: string[] = [];
  for (const [n, surgery] of surgeries.slice(0, trial.repetitions).entries()) {
    const folder = join(trial.folder, `patient-${n}`);
    cpSync(story.folder, folder, { recursive: true });
    surgery.harm({ ...story, folder });
    const fail = (text: string) => void failures.push(`${surgery.what}: ${text}`);
    const kept = namesThatStay({ ...story, folder });
    const server = trial.start({ DATA_DIR: folder, SIGNUPS: 'open' });
    const url = await server.ready.catch(() => null);
    if (url === null) {
      counts.refused += 1;
      const { lines } = await server.ended;
      judgeRefusal(surgery, lines, folder, fail);
      const isFollowed =
        surgery.outcome !== 'mixed' &&
        existsSync(join(folder, 'backups')) &&
        (trial.form === 'short' ? n === 0 : counts.refused % FOLLOWED === 1);
      if (isFollowed && (await restored(trial, { ...story, folder }, lines, fail))) counts.restored += 1;
    } else {
      const { how, lacking } = await readBack(url, story);
      counts[how === 'damaged' ? 'served, and said what is damaged' : lacking.length === 0 ? 'served whole' : 'served up to the damage'] +=
        1;
      if (surgery.outcome === 'refuses' || surgery.outcome === 'mixed') fail('it was served');
      if (lacking.length > 0 && how === 'whole' && !mayLack(surgery, story, lacking))
        fail(`${lacking.length} acknowledged messages are not there, and nothing says so`);
      await server.stop();
      if ((await server.ended).lines.some((line) => line.startsWith('Nobody has an account here yet'))) {
        counts['begun anew'] += 1;
        fail('a new installation was begun');
      }
    }
    const missing = kept.filter((path) => !existsSync(join(folder, path)));
    if (missing.length > 0) fail(`the start removed ${missing.slice(0, 3).join(', ')}`);
    rmSync(folder, { recursive: true, force: true });
    trial.say(`  ${surgery.what}: ${url === null ? 'refused' : 'served'}`);
  }
  return { figures: { cases: Math.min(trial.repetitions, surgeries.length), ...counts }, failures };
}

const Files = z.object({ rows: z.string(), index: z.string(), catalogue: z.string() });

/** Writes a story, makes a backup in the middle of it, and kills the server. */
async function tell(trial: Trial): Promise<Story> {
  const environment = await trial.fresh();
  const folder = environment['DATA_DIR'] ?? '';
  let server = trial.start(environment);
  const url = await server.ready;
  const admin = await signUpAdministrator({ url });
  const { id: campaignId } = await admin.call.campaigns.create({ name: 'The salt road', worldId: FREE_TEMPLATE_WORLD });
  const { id: worldId } = await admin.call.worlds.create({ name: 'The Weir' });
  await uploadPicture({ url }, admin, worldId, 'map.png');
  const before = await post(url, admin.cookie, campaignId, BEFORE);
  const { name: newestBackup } = await admin.call.admin.runBackup({});
  await server.stop();
  const database = await openDatabase({ databaseUrl: null, dataDir: folder });
  const { rows } = await database.pool.query(
    "select pg_relation_filepath('message') as rows, pg_relation_filepath('message_pkey') as index, pg_relation_filepath('pg_class') as catalogue",
  );
  await database.close();
  server = trial.start(environment);
  const after = await post(await server.ready, admin.cookie, campaignId, AFTER);
  await server.kill();
  const other = await trial.fresh();
  const stranger = trial.start(other);
  await stranger.ready;
  await stranger.stop();
  return {
    folder,
    other: other['DATA_DIR'] ?? '',
    files: Files.parse(rows[0]),
    newestBackup,
    cookie: admin.cookie,
    campaignId,
    before,
    after,
  };
}

/** Posts messages of a page's worth each few, so that they fill several; answers those that were acknowledged. */
async function post(url: string, cookie: string, campaignId: string, count: number): Promise<string[]> {
  const { chat } = clientFor(url, cookie);
  const posted: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = randomUUID();
    await chat.post({ id, campaignId, content: `${id} ${'and on it goes '.repeat(60)}` });
    posted.push(id);
  }
  return posted;
}

/** What a server that serves has of the story, and whether it says that a part is damaged. */
async function readBack(
  url: string,
  { cookie, campaignId, before, after }: Story,
): Promise<{ how: 'whole' | 'damaged'; lacking: string[] }> {
  const wanted = [...before, ...after];
  const call = clientFor(url, cookie);
  const isDamaged = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'database.damaged';
  try {
    const found = await listChat(call, campaignId);
    const lacking = wanted.filter((id) => !found.has(id));
    const id = randomUUID();
    const isStopped = await call.chat.post({ id, campaignId, content: 'Is this kept?' }).then(
      () => false,
      (error: unknown) => {
        if (isDamaged(error)) return true;
        throw error;
      },
    );
    return { how: isStopped ? 'damaged' : 'whole', lacking };
  } catch (error) {
    if (isDamaged(error)) return { how: 'damaged', lacking: wanted };
    throw error;
  }
}

function mayLack({ mayLack: which }: Surgery, { before, after }: Story, lacking: string[]): boolean {
  if (which === 'since the backup') return !lacking.some((id) => before.includes(id));
  // Those that are there are the first ones.
  const all = [...before, ...after];
  return which === 'the last ones' && lacking.length === all.length - all.indexOf(lacking[0] ?? '');
}

/** What of a data folder no start may take away. The database's other files come and go. */
function namesThatStay({ folder, files }: Patient): string[] {
  const rows = Object.values(files).map((name) => join('database', name));
  const others = ['files', 'backups'].flatMap((place) =>
    existsSync(join(folder, place)) ? readdirSync(join(folder, place), { recursive: true }).map((name) => join(place, String(name))) : [],
  );
  return [...rows, ...others].filter((path) => existsSync(join(folder, path)));
}

/** A refusal is one sentence for whoever can mend it, and no fault. */
function judgeRefusal({ outcome }: Surgery, lines: string[], folder: string, fail: (text: string) => void): void {
  const words = lines.filter((line) => !line.startsWith('{'));
  const sentence = words.at(-1) ?? '';
  if (outcome === 'serves') fail(`it was refused: ${sentence}`);
  if (words.length !== 1) fail(`it said ${words.length} lines: ${words.join(' / ')}`);
  if (lines.some((line) => line.includes('"message":"The server could not start"'))) fail(`it ended on a fault: ${lines.join(' / ')}`);
  if (outcome === 'mixed') {
    if (!sentence.includes('belongs to installation')) fail(`it does not say that two installations were mixed: ${sentence}`);
    return;
  }
  if (!sentence.includes(commandFor(folder))) fail(`it does not name the newest backup and the command: ${sentence}`);
}

function commandFor(folder: string): string {
  const backups = existsSync(join(folder, 'backups'))
    ? readdirSync(join(folder, 'backups'))
        .filter((name) => name.endsWith('.tar.gz'))
        .toSorted()
    : [];
  return `DATA_DIR=${folder} npm run admin -- restore ${backups.at(-1) ?? '<its name>'}`;
}

/** Follows a refusal as it says; whether everything up to the backup is there again. */
async function restored(trial: Trial, story: Story, lines: string[], fail: (text: string) => void): Promise<boolean> {
  const name = / restore (\S+)/.exec(lines.join('\n'))?.[1] ?? '';
  // What the command in package.json comes to.
  await promisify(execFile)(process.execPath, ['server/admin-tool.ts', 'restore', name], {
    cwd: root,
    env: { ...process.env, DATA_DIR: story.folder },
  });
  const server = trial.start({ DATA_DIR: story.folder, SIGNUPS: 'open' });
  const { how, lacking } = await readBack(await server.ready, story);
  await server.stop();
  const isWhole =
    how === 'whole' && mayLack({ what: '', outcome: 'serves', mayLack: 'since the backup', harm: () => undefined }, story, lacking);
  if (!isWhole) fail(`after the restore ${lacking.length} messages are not there`);
  return isWhole;
}
