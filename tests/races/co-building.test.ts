import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpAll } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { whyNoPostgres } from '#tests/support/database/postgres.ts';
import { openTwoServers } from '#tests/support/app/two-servers.ts';
import type { TwoServers } from '#tests/support/app/two-servers.ts';

const missing = await whyNoPostgres();
const LINES = Array.from({ length: 24 }, (_, n) => `Line ${n}.`);
const SIGNS = 'abcdefghijklmnopqrstuvwx'.split('');

let servers: TwoServers;
let builders: Somebody[];
let worldId: string;
let entryId: string;

beforeAll(async () => {
  if (missing) return;
  servers = await openTwoServers();
  builders = await signUpAll(servers.here.url, ['Oda', 'Mira', 'Tov', 'Uma']);
});
afterAll(async () => {
  if (!missing) await servers.end();
});

/** A builder at one of the servers; the number counts calls and takes turns. */
const at = (n: number) => servers.at(n, builders[n % builders.length]);

beforeEach(async () => {
  if (missing) return;
  ({ id: worldId } = await at(0).worlds.create({ name: 'The Weir' }));
  for (const n of [1, 2, 3]) {
    const { code } = await at(0).invitations.createForWorld({ worldId, role: 'editor' });
    await at(n).invitations.joinWorld({ code });
  }
  ({ id: entryId } = await at(0).lore.add({ worldId, entry: { category: 'items', name: 'Bell', text: LINES.join('\n') } }));
});

describe.skipIf(missing)('four builders at two servers', () => {
  it('who each change a line of their own at once find all lines changed', async () => {
    const changed = (line: number) => LINES.map((text, n) => (n === line ? `${text} Changed by ${line}.` : text)).join('\n');
    // Neighbouring lines cannot be told apart from one change; every third can.
    const touched = LINES.map((_, n) => n).filter((n) => n % 3 === 0);
    const answers = await Promise.all(
      touched.map((line, n) => at(n).lore.edit({ worldId, entryId, edits: { text: { value: changed(line), seen: 1 } } })),
    );
    expect(answers.flatMap(({ conflicts }) => conflicts)).toEqual([]);
    const { entry } = await at(0).lore.get({ worldId, entryId });
    expect(entry.text.split('\n')).toEqual(LINES.map((text, n) => (n % 3 === 0 ? `${text} Changed by ${n}.` : text)));
    expect(entry.versions.text).toBe(9);
  });

  it('who all change the same line lose none of what they wrote', async () => {
    const written = SIGNS.map((sign) => [`Line 0, ${sign}.`, ...LINES.slice(1)].join('\n'));
    await Promise.all(written.map((value, n) => at(n).lore.edit({ worldId, entryId, edits: { text: { value, seen: 1 } } })));
    const { entry, conflicts } = await at(0).lore.get({ worldId, entryId });
    expect([entry.text, ...conflicts.map(({ value }) => String(value))].toSorted((a, b) => a.localeCompare(b))).toEqual(
      written.toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it('who add tags and aliases at once keep them all', async () => {
    await Promise.all(
      SIGNS.map((sign, n) => at(n).lore.edit({ worldId, entryId, edits: { [n % 2 ? 'tags' : 'aliases']: { value: [sign], seen: 1 } } })),
    );
    const { entry, conflicts } = await at(0).lore.get({ worldId, entryId });
    expect([...entry.tags, ...entry.aliases].toSorted()).toEqual(SIGNS);
    expect(conflicts).toEqual([]);
  });

  it('who resolve one conflict at once resolve it once', async () => {
    for (const value of ['drum', 'horn']) await at(1).lore.edit({ worldId, entryId, edits: { name: { value, seen: 1 } } });
    const [conflict] = (await at(0).lore.get({ worldId, entryId })).conflicts;
    if (!conflict) throw new Error('Two names at once are a conflict.');
    const outcomes = await Promise.allSettled(
      SIGNS.map((_, n) => at(n).lore.resolveConflict({ worldId, entryId, conflictId: conflict.id })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
