import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFiles } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthlore-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const elsewhere = join(folder, 'elsewhere');
writeFileSync(elsewhere, 'Salt');
const files = createFiles(folder, 'a secret');
const now = new Date('2026-11-20T12:00:00Z');
const week = { now, seconds: 7 * 24 * 3600, download: false };
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('files in the data folder', () => {
  it('are kept whole, read and removed', async () => {
    await files.keep('w1/tomes/1-a b.txt', elsewhere);
    expect(readFileSync(files.placeOf('w1/tomes/1-a b.txt'), 'utf8')).toBe('Salt');
    expect(readdirSync(join(folder, 'w1/tomes'))).toEqual(['1-a b.txt']);
    await expect(files.keep('w1/tomes/2.txt', join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
    expect(readdirSync(join(folder, 'w1/tomes'))).toEqual(['1-a b.txt']);
    await files.remove('w1');
    expect(readdirSync(folder)).toEqual(['elsewhere']);
    await expect(files.remove('w1')).resolves.toBeUndefined();
  });

  it.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a/.hidden', 'a\\..\\b', 'a\0b', ''])('never leave the folder: %j', async (path) => {
    await expect(async () => files.keep(path, elsewhere)).rejects.toThrow('leaves its folder');
  });
});

describe('a signed link', () => {
  it('leads to its file until its time is over', () => {
    const { url, expiresAt } = files.link('w1/tomes/1-a b.txt', week);
    expect(expiresAt).toEqual(later(week.seconds));
    expect(files.follow(url, later(week.seconds - 1))).toEqual({ path: 'w1/tomes/1-a b.txt', download: false });
    expect(files.follow(url, later(week.seconds))).toBe('expired');
    expect(files.follow(files.link('w1/a.txt', { ...week, download: true }).url, now)).toEqual({ path: 'w1/a.txt', download: true });
  });

  it('leads nowhere when anything in it is changed', () => {
    const { url } = files.link('w1/tomes/a.txt', week);
    const changed = [
      url.replace('a.txt', 'b.txt'),
      url.replace('w1', 'w2'),
      url.replace(/expires=\d/, 'expires=9'),
      url.replace('?', '?download=1&'),
      url.replace(/signature=./, 'signature='),
      url.replace('/files/', '/other/'),
      `${url}x`,
      '/files/%E0%A4%A',
      createFiles(folder, 'another secret').link('w1/tomes/a.txt', week).url,
    ];
    expect(changed.map((each) => files.follow(each, now))).toEqual(changed.map(() => null));
  });
});
