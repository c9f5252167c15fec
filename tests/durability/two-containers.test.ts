import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillDataFolder } from '#tests/support/database/template-dump.ts';
import { ownNamespaces } from '#tests/support/namespaces.ts';
import { startServer } from '#tests/support/app/server-process.ts';
import type { ServerProcess } from '#tests/support/app/server-process.ts';
import { tier } from '#tests/support/tier.ts';

const ROUNDS = tier.bound(1, 8);

let folder: string;
const started: ServerProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearthlore-containers-'));
  await fillDataFolder(join(folder, 'data'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.kill()));
  rmSync(folder, { recursive: true, force: true });
});

/** A server in process and network namespaces of its own, as in a container; it is process 1 there. */
function startContained(): ServerProcess {
  const server = startServer({ DATA_DIR: join(folder, 'data') }, { inside: ownNamespaces() });
  started.push(server);
  return server;
}

/** Why a server did not start; null when it did. */
const outcomeOf = (server: ServerProcess) =>
  server.ready.then(
    () => null,
    async () => (await server.ended).lines,
  );

const refusal = () => [
  `The data folder ${join(folder, 'data')} is in use by another Hearthlore, which holds the lock ${join(folder, 'data', 'hearthlore.lock')}. ` +
    'Stop it first, or choose another folder with DATA_DIR.',
];

describe('two containers on one data folder', () => {
  it('the next one starts at once after the first was killed, and of two that start at once exactly one runs', async () => {
    await startContained().ready;
    for (let round = 0; round < ROUNDS; round += 1) {
      // What an earlier build leaves: the number of a process that lives in every namespace.
      writeFileSync(join(folder, 'data', 'hearthlore.pid'), '1');
      void started.at(-1)?.kill();
      void started.at(-2)?.kill();
      const outcomes = await Promise.all([startContained(), startContained()].map(outcomeOf));
      expect(outcomes.toSorted((a, b) => Number(a === null) - Number(b === null))).toEqual([refusal(), null]);
      expect(existsSync(join(folder, 'data', 'hearthlore.pid'))).toBe(false);
    }
  }, 240_000);
});
