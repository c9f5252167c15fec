import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { whyNoPostgres } from '#tests/support/database/postgres.ts';
import { openTwoServers } from '#tests/support/app/two-servers.ts';
import type { TwoServers } from '#tests/support/app/two-servers.ts';

const missing = await whyNoPostgres();
const PATIENCE = { timeout: 20_000, interval: 25 };
const dataDir = join(tmpdir(), `hearthlore-test-${randomUUID()}`);
/** A document of rule blocks, of which each is found. */
const bestiary = Array.from(
  { length: 6 },
  (_, n) => `## Mud Hound ${'ABCDEF'[n]}\n\n*Medium beast, unaligned*\n\n**Armor Class** 12\n**Hit Points** 11 (2d8 + 2)\n**Speed** 40 ft.`,
).join('\n\n');

let servers: TwoServers;
let owner: Somebody;
let worldId: string;

beforeAll(async () => {
  if (missing) return;
  // Both lay files where the other finds them, as they must.
  servers = await openTwoServers({ dataDir, pace: 1 });
  owner = await signUp(servers.here.url, 'Oda');
});
beforeEach(async () => {
  if (!missing) ({ id: worldId } = await owner.call.worlds.create({ name: 'The Weir' }));
});
afterAll(async () => {
  if (missing) return;
  await servers.end();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The owner at one of the servers; the number counts calls and takes turns. */
const at = (n: number) => servers.at(n, owner);
const ended = (generationId: string) =>
  vi.waitFor(async () => {
    const now = await at(1).generations.get({ worldId, generationId });
    expect(now.state).not.toBe('running');
    return now;
  }, PATIENCE);

/** Sends a file to one of the servers. */
async function send(n: number, to: string, name: string, bytes: BlobPart) {
  const form = new FormData();
  form.set('file', new Blob([bytes]), name);
  const headers = { cookie: owner.cookie, 'x-hearthlore': '1' };
  const response = await fetch(`${(n % 2 ? servers.there : servers.here).url}${to}`, { method: 'POST', body: form, headers });
  expect(response.status).toBe(200);
  return response.json();
}

describe.skipIf(missing)('two servers on a real PostgreSQL', () => {
  it('write a world once: each entry a single time, whoever tells it', async () => {
    const { id, planned } = await at(0).generations.generate({ worldId, prompt: 'Floating islands with sails and a drowned bell.' });
    expect((await ended(id)).completed).toBe(planned);
    const names = (await at(1).lore.list({ worldId })).map(({ name }) => name);
    expect(names).toHaveLength(planned);
    expect(new Set(names).size).toBe(planned);
  });

  it('stop a generation wherever it is told, and keep what came', async () => {
    const { id } = await at(0).generations.generate({ worldId, prompt: 'A dark moor.' });
    await vi.waitFor(
      async () => expect((await at(1).generations.get({ worldId, generationId: id })).completed).toBeGreaterThan(0),
      PATIENCE,
    );
    await at(1).generations.cancel({ worldId, generationId: id });
    const { state, completed } = await ended(id);
    expect(['cancelled', 'done']).toContain(state);
    expect(await at(0).lore.list({ worldId })).toHaveLength(completed);
  });

  it('accept a proposal once when both are asked at the same moment', async () => {
    const { id: tomeId } = await send(0, `/api/worlds/${worldId}/tomes`, 'bestiary.md', bestiary);
    const { id: generationId } = await at(1).generations.read({ worldId, tomeId });
    await ended(generationId);
    const proposals = await at(0).generations.proposals({ worldId, generationId });
    expect(proposals.length).toBeGreaterThan(0);
    const decisions = proposals.map(({ id: proposalId }) => ({ proposalId, verdict: 'accept' as const }));
    await Promise.allSettled([0, 1, 2, 3].map((n) => at(n).generations.decide({ worldId, generationId, decisions })));
    const names = (await at(1).lore.list({ worldId })).map(({ name }) => name);
    expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual(
      proposals.map(({ entry }) => entry.name).toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it('let a world out of one and into the other, the same', async () => {
    await at(0).lore.add({ worldId, entry: { category: 'items', name: 'Bell', text: 'Of tin.\n\n::: dm\nCracked.\n:::', tags: ['sea'] } });
    const packed = await fetch(`${servers.here.url}/api/worlds/${worldId}/export`, { headers: { cookie: owner.cookie } });
    const copy = await send(1, '/api/worlds/imports', 'weir.zip', await packed.arrayBuffer());
    expect(copy).toMatchObject({ kind: 'vault', entries: 1, noPlace: [], changed: [] });
    const [entry] = await at(0).lore.list({ worldId: copy.worldId });
    expect(entry).toMatchObject({ name: 'Bell', text: 'Of tin.\n\n::: dm\nCracked.\n:::', tags: ['sea'] });
  });
});
