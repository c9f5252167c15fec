import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataFolder } from './data-lock.ts';
import { StartError } from './start-error.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthlore-lock-'));
  file = join(folder, 'data', 'hearthlore.pid');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = () => lockDataFolder(join(folder, 'data'));

/** The number of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('exit', resolve));
  return child.pid ?? 0;
}

it('names the process that holds the folder, and goes with it', async () => {
  const release = await lock();
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  release();
  expect(() => statSync(file)).toThrow('ENOENT');
  (await lock())();
});

it('keeps the folder to its owner', async () => {
  const release = await lock();
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  release();
});

it('refuses a folder that a living process holds', async () => {
  (await lock())();
  writeFileSync(file, String(process.ppid));
  await expect(lock()).rejects.toThrow(
    new StartError(
      `The data folder ${join(folder, 'data')} is in use by another Hearthlore (process ${process.ppid}). Stop it first, or choose another folder with DATA_DIR.`,
    ),
  );
});

it('waits for a process that is just ending', async () => {
  (await lock())();
  const child = spawn('sleep', ['60']);
  writeFileSync(file, String(child.pid));
  const taken = lock();
  child.kill('SIGKILL');
  (await taken)();
  expect(() => statSync(file)).toThrow('ENOENT');
});

it.each([
  ['of a process that has ended', deadProcess],
  ['that nobody finished writing', () => Promise.resolve('')],
  ['with something else in it', () => Promise.resolve('not a number')],
])('takes over a lock %s', async (_name, content) => {
  (await lock())();
  writeFileSync(file, String(await content()));
  const release = await lock();
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  release();
});

it('says so when the folder cannot be made', async () => {
  writeFileSync(join(folder, 'data'), 'a file');
  await expect(lock()).rejects.toThrow(StartError);
});
