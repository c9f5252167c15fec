import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartError } from '#server/kernel/start-error.ts';
import { lockDataFolder } from './lock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'hearthlore-lock-')), 'data');
  file = join(folder, 'hearthlore.lock');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

/** Nothing here is about to let go of it, except where a process is killed. */
const lock = (patience = 200) => lockDataFolder(folder, { patience });
const inUse = () =>
  new StartError(
    `The data folder ${folder} is in use by another Hearthlore, which holds the lock ${file}. Stop it first, or choose another folder with DATA_DIR.`,
  );

/** A process that holds the lock. */
async function holder() {
  const module = JSON.stringify(new URL('./lock.ts', import.meta.url).href);
  const message = `import { lockDataFolder } from ${module}; await lockDataFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', message], { cwd: import.meta.dirname });
  for await (const _ of createInterface(child.stdout)) break;
  return child;
}

it('is let go by its release, and can be taken again', async () => {
  (await lock())();
  const release = await lock();
  expect(statSync(file).isFile()).toBe(true);
  release();
});

it('keeps the folder to its owner', async () => {
  const release = await lock();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  release();
});

it('refuses a folder that this process or another one holds', async () => {
  const release = await lock();
  await expect(lock()).rejects.toThrow(inUse());
  release();
  const other = await holder();
  await expect(lock()).rejects.toThrow(inUse());
  other.kill('SIGKILL');
  (await lock(2000))();
}, 30_000);

it('refuses where a server works without the lock, and leaves no trace of one that has ended', async () => {
  const socket = join(folder, 'database-socket', '.s.PGSQL.5432');
  mkdirSync(join(folder, 'database-socket'), { recursive: true });
  writeFileSync(join(folder, 'hearthlore.pid'), '1');
  const engine = createServer();
  await new Promise<void>((resolve) => engine.listen(socket, resolve));
  await expect(lock()).rejects.toThrow(inUse());
  expect(existsSync(join(folder, 'hearthlore.pid'))).toBe(true);
  await new Promise((resolve) => engine.close(resolve));
  (await lock())();
  expect(existsSync(join(folder, 'hearthlore.pid'))).toBe(false);
});

it.each([
  ['with the number of a living process', String(process.ppid)],
  ['that nobody finished writing', ''],
  ['with a page of something else', 'not a database '.repeat(500)],
])('is taken over from a file %s', async (_name, content) => {
  mkdirSync(folder);
  writeFileSync(file, content);
  writeFileSync(join(folder, 'hearthlore.pid'), content);
  const release = await lock();
  await expect(lock()).rejects.toThrow(inUse());
  release();
});

it('says which file cannot be used, and what can be done', async () => {
  mkdirSync(file, { recursive: true });
  await expect(lock()).rejects.toThrow(new StartError(`The lock ${file} of the data folder cannot be used: it is a folder, remove it.`));
});

it('says so when the folder cannot be made', async () => {
  writeFileSync(folder, 'a file');
  await expect(lock()).rejects.toThrow(new StartError(`The data folder ${folder} cannot be created. Choose another with DATA_DIR.`));
});
