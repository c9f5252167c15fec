import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exclusively } from './exclusively.mjs';

describe('what is done exclusively', () => {
  let folder;
  let lock;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'exclusively-'));
    lock = join(folder, 'deeper', 'some.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('holds the lock in the name of this process, and lets it go', async () => {
    expect(await exclusively(lock, () => readFileSync(lock, 'utf8'))).toBe(String(process.pid));
    expect(existsSync(lock)).toBe(false);
  });

  it('lets the lock go when it fails', async () => {
    await expect(
      exclusively(lock, () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(existsSync(lock)).toBe(false);
  });

  it('never overlaps', async () => {
    const steps = [];
    const task = (name) =>
      exclusively(lock, async () => {
        steps.push(`${name} in`);
        await new Promise((done) => setTimeout(done, 20));
        steps.push(`${name} out`);
      });
    await Promise.all([task('a'), task('b')]);
    expect(steps.map((step) => step.split(' ')[1])).toEqual(['in', 'out', 'in', 'out']);
  });

  it('takes over from a process that is gone', async () => {
    await exclusively(lock, () => undefined);
    const gone = spawnSync(process.execPath, ['--version']).pid;
    writeFileSync(lock, String(gone));
    expect(await exclusively(lock, () => 'done')).toBe('done');
  });
});
