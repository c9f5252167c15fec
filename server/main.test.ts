import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from '#server/kernel/data-folder/index.ts';
import { inProject } from '#server/kernel/in-project.ts';
import { startServer, withOpenFiles } from '#tests/support/app/server-process.ts';
import { fillDataFolder } from '#tests/support/database/template-dump.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthlore-main-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (environment: Record<string, string>) => startServer({ DATA_DIR: folder, ...environment }).ended;

describe('a server that cannot start', () => {
  it.each([
    ['a port that is none', { PORT: 'http' }, /^The setting PORT is not usable: .+\.$/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:9/d' },
      /^The database at 127\.0\.0\.1:9\/d cannot be reached: .+\.$/,
    ],
    ['a data folder that cannot be made', { DATA_DIR: '/dev/null/data' }, /^The data folder .+ cannot be .+\.$/],
    ['a model that nobody knows', { HEARTHLORE_MODEL: 'no-such:model' }, /\.$/],
  ])('says why in one sentence and ends: %s', async (_name, environment, sentence) => {
    const { code, lines } = await start(environment);
    expect(lines).toEqual([expect.stringMatching(sentence)]);
    expect(code).toBe(1);
    expect(lines.join()).not.toContain('secret');
  });

  it('says that too few files may be open, and what raises that', async () => {
    const { code, lines } = await startServer({ DATA_DIR: folder }, { inside: withOpenFiles(300) }).ended;
    expect(lines).toEqual([
      expect.stringMatching(/^This account may have only 300 files open at once, and the server needs 512\. .+ulimit.+\.$/),
    ]);
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says which file of content is wrong, and where in it', async () => {
    const copy = join(folder, 'copy');
    for (const part of ['package.json', 'dist/server', 'content']) cpSync(inProject(part), join(copy, part), { recursive: true });
    symlinkSync(inProject('node_modules'), join(copy, 'node_modules'));
    writeFileSync(join(copy, 'content/storyteller/fragments/talk.json'), '{"talk.answer":["Yes.", 7]}');
    const { code, lines } = await startServer({ DATA_DIR: join(folder, 'data') }, { folder: copy }).ended;
    expect(lines).toEqual([expect.stringMatching(/^content\/storyteller\/fragments\/talk\.json is wrong at talk\.answer\[1\]: .+\.$/)]);
    expect(code).toBe(1);
  });

  it('says that the data folder is in use, and which file is locked', async () => {
    const release = await lockDataFolder(folder);
    const { code, lines } = await start({});
    expect(lines).toEqual([
      `The data folder ${folder} is in use by another Hearthlore, which holds the lock ${join(folder, 'hearthlore.lock')}. Stop it first, or choose another folder with DATA_DIR.`,
    ]);
    expect(code).toBe(1);
    release();
  });

  it('says that the port is in use, and leaves the data folder free', async () => {
    await fillDataFolder(folder);
    const other = createServer();
    const port = await new Promise<number>((resolve) => other.listen(0, '127.0.0.1', () => resolve(portOf(other))));
    const { code, lines } = await start({ PORT: String(port) });
    expect(lines).toEqual([`Port ${port} is in use by another program. Stop it, or choose another port with PORT.`]);
    expect(code).toBe(1);
    (await lockDataFolder(folder))();
    other.close();
  }, 120_000);
});

describe('a server that is ready', () => {
  it('makes the first backup of the day by itself', async () => {
    const backups = () =>
      existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')).filter((name) => !name.endsWith('.partial')) : [];
    await fillDataFolder(folder);
    const server = startServer({ DATA_DIR: folder });
    await server.ready;
    await expect.poll(backups, { timeout: 30_000 }).toEqual([expect.stringMatching(/^hearthlore-daily-\d{8}T\d{6}Z\.tar\.gz$/)]);
    await server.stop();
  }, 60_000);
});

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
