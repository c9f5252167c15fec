import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { startS3Server } from '#tests/support/services/s3-server.ts';
import type { S3Server } from '#tests/support/services/s3-server.ts';
import { tier } from '#tests/support/tier.ts';
import { openFileStore } from './file-store.ts';
import type { FileStore } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthlore-files-'));
const salt = join(folder, 'salt');
writeFileSync(salt, 'Salt');
let s3: S3Server;
const stores: Partial<Record<string, FileStore>> = {};

beforeAll(async () => {
  s3 = await startS3Server();
  stores['folder'] = await openFileStore({ dataDir: folder, bucket: null });
  stores['bucket'] = await openFileStore({ dataDir: folder, bucket: s3.settings });
});
afterAll(async () => {
  await s3.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Bytes of a file that may be in memory at once: a few parts of an upload. */
const MOST_HELD_BYTES = 30 * 1024 * 1024;
const WATCH_MILLISECONDS = 20;
setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
/** Bytes outside of the heap that something still holds. What one collection finds to be nobody’s is given back by the next at the latest. */
function heldBytes(): number {
  if (typeof collect === 'function') for (let time = 0; time < 2; time += 1) collect();
  return process.memoryUsage().arrayBuffers;
}

/** The most that anything held beyond `before` while `act` went on. It is collected only where what nobody holds may be too much: that takes longest. */
async function mostHeld(before: number, act: () => Promise<void>): Promise<number> {
  let most = 0;
  const watch = setInterval(() => {
    const atMost = process.memoryUsage().arrayBuffers - before;
    most = Math.max(most, atMost < MOST_HELD_BYTES ? atMost : heldBytes() - before);
  }, WATCH_MILLISECONDS);
  await act().finally(() => clearInterval(watch));
  return most;
}

const textOf = async (store: FileStore, path: string) => {
  const content = await store.read(path);
  return content && text(content);
};

describe.each(['folder', 'bucket'])('files in a %s', (kind) => {
  const store = (): FileStore => stores[kind] ?? expect.fail('It is not open.');

  it.each(['w1/tomes/1-a b.txt', 'w1/tomes/Die Straße (1)’s 龍.txt', "w1/it's + 50%.md", 'w1/no-ending'])(
    'are kept, read and removed: %s',
    async (path) => {
      await store().keep(path, salt);
      expect(await textOf(store(), path)).toBe('Salt');
      expect(await store().about(path)).toMatchObject({ bytes: 4 });
      await store().remove(path);
      expect([await store().read(path), await store().about(path)]).toEqual([null, null]);
      await expect(store().remove(path)).resolves.toBeUndefined();
    },
  );

  it('have another tag with another content', async () => {
    await store().write('w1/a.txt', Buffer.from('Salt'));
    const first = await store().about('w1/a.txt');
    await store().write('w1/a.txt', Buffer.from('Silver'));
    expect((await store().about('w1/a.txt'))?.tag).not.toBe(first?.tag);
    expect(await textOf(store(), 'w1/a.txt')).toBe('Silver');
  });

  it('go with their folder, and no other folder’s with it', async () => {
    for (const path of ['w2/a.txt', 'w2/tomes/b.txt', 'w20/c.txt']) await store().keep(path, salt);
    await store().removeFolder('w2');
    expect(await Promise.all(['w2/a.txt', 'w2/tomes/b.txt'].map((path) => store().about(path)))).toEqual([null, null]);
    expect(await textOf(store(), 'w20/c.txt')).toBe('Salt');
    await expect(store().removeFolder('w2')).resolves.toBeUndefined();
  });

  it('are lent to another process, those that are there', async () => {
    for (const path of ['w3/a.txt', 'w3/b.txt']) await store().keep(path, salt);
    const places = await store().lend(['w3/a.txt', 'w3/gone.txt', 'w3/b.txt'], async (lent) => {
      expect([...lent.keys()].toSorted()).toEqual(['w3/a.txt', 'w3/b.txt']);
      for (const place of lent.values()) expect(readFileSync(place, 'utf8')).toBe('Salt');
      return [...lent.values()];
    });
    expect(places).toHaveLength(2);
    expect(await textOf(store(), 'w3/a.txt')).toBe('Salt');
  });

  it('leave nothing behind when what is to be kept is not there', async () => {
    await expect(store().keep('w4/a.txt', join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
    expect(await store().about('w4/a.txt')).toBeNull();
  });

  it.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a/.hidden', 'a\\..\\b', 'a\0b', ''])(
    'never leave the place where they lie: %j',
    async (path) => {
      await expect(store().keep(path, salt)).rejects.toThrow('leaves its folder');
      await expect(store().removeFolder(path)).rejects.toThrow('leaves its folder');
      await expect(store().read(path)).rejects.toThrow('leaves its folder');
    },
  );

  it('are never in memory as a whole', async () => {
    const size = tier.bound(45, 150) * 1024 * 1024;
    const large = join(folder, 'large');
    // Without its bytes in this process: they might be held beforehand.
    writeFileSync(large, '');
    truncateSync(large, size);
    let read = 0;
    const most = await mostHeld(heldBytes(), async () => {
      await store().keep('w5/large.bin', large);
      await pipeline((await store().read('w5/large.bin')) ?? expect.fail(), async (pieces: AsyncIterable<Uint8Array>) => {
        for await (const piece of pieces) read += piece.length;
      });
    });
    expect(read).toBe(size);
    expect(most).toBeLessThan(MOST_HELD_BYTES);
    await store().remove('w5/large.bin');
    rmSync(large);
  });
});

describe('files in a folder', () => {
  it('get their names once all of them is there, for this account alone', async () => {
    const store = stores['folder'] ?? expect.fail();
    await store.keep('w6/a.txt', salt);
    expect(readdirSync(join(folder, 'files', 'w6'))).toEqual(['a.txt']);
    expect(statSync(join(folder, 'files', 'w6', 'a.txt')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'files', 'w6')).mode & 0o777).toBe(0o700);
    // What cannot be read to its end: a folder.
    await expect(store.keep('w6/b.txt', folder)).rejects.toThrow('EISDIR');
    expect(readdirSync(join(folder, 'files', 'w6'))).toEqual(['a.txt']);
    expect(store.folder).toBe(join(folder, 'files'));
  });
});

describe('a bucket that cannot be used', () => {
  it.each([
    ['is not there', { bucket: 'elsewhere' }, /There is no bucket elsewhere at .*FILES_S3_BUCKET/],
    [
      'is opened with wrong keys',
      { keys: { accessKeyId: 'S3RVER', secretAccessKey: 'x' } },
      /The keys are refused .*FILES_S3_ACCESS_KEY_ID/,
    ],
    ['is opened with unknown keys', { keys: { accessKeyId: 'x', secretAccessKey: 'x' } }, /The keys are refused .*InvalidAccessKeyId/],
  ])('stops the start with one sentence: it %s', async (_what, wrong, sentence) => {
    await expect(openFileStore({ dataDir: folder, bucket: { ...s3.settings, ...wrong } })).rejects.toThrow(sentence);
  });

  it('stops the start with one sentence: nobody listens', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const opening = openFileStore({ dataDir: folder, bucket: { ...s3.settings, endpoint } });
    await expect(opening).rejects.toThrow(/cannot be used: connect ECONNREFUSED.*FILES_S3_ENDPOINT/);
  });

  it('that goes away later is a refusal, and never a file that is not there', async () => {
    const other = await startS3Server();
    const store = await openFileStore({ dataDir: folder, bucket: other.settings });
    await store.keep('w7/a.txt', salt);
    expect(await buffer((await store.read('w7/a.txt')) ?? expect.fail())).toEqual(Buffer.from('Salt'));
    await other.end();
    const calls = [
      () => store.read('w7/a.txt'),
      () => store.about('w7/a.txt'),
      () => store.keep('w7/b.txt', salt),
      () => store.removeFolder('w7'),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'file.storageAway' });
  });
});
