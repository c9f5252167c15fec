import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql as raw } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database, Sql } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { freshDatabase } from '#tests/support/app/app.ts';
import { tier } from '#tests/support/tier.ts';
import { listDocuments, listDocumentsAt, listVersions, removeDocument, saveDocument } from './documents.store.ts';
import { openFirstBranch, openBranch, playBranch } from './branches.store.ts';

let database: Database;
let sql: Sql;
let campaignId: string;
const now = new Date('2026-11-01T12:00:00Z');
const by = { id: null, name: 'Narrator' };

beforeAll(async () => {
  database = await freshDatabase();
  await migrate(database.pool);
  sql = database.sql;
  await database.pool.query(`insert into world (id, name) values ('w', 'W')`);
  await database.pool.query(`insert into "user" (id, name, email, email_verified) values ('u', 'U', 'u@example.org', true)`);
});
afterAll(() => database.close());
beforeEach(async () => {
  campaignId = await newCampaign();
});

async function newCampaign(): Promise<string> {
  const id = randomUUID();
  await sql.transaction(async (tx) => {
    await tx.execute(raw`insert into campaign (id, name, world_id, branch_id) values (${id}, ${id}, 'w', ${id})`);
    await openFirstBranch(tx, id, now);
  });
  return id;
}

const note = (key: string, in_ = campaignId) => ({ campaignId: in_, kind: 'note', key }) as const;
const write = (key: string, text: string) =>
  saveDocument(sql, note(key), { text }, { by, summary: [{ area: 'note', kind: 'changed', title: text }] }, now);
const stored = async (at = campaignId) => new Map((await listDocuments(sql, at, 'note')).map(({ key, data }) => [key, data]));

async function branch(from: number): Promise<string> {
  const id = randomUUID();
  await openBranch(sql, { id, campaignId, from, name: null, createdBy: 'u' }, now);
  await playBranch(sql, campaignId, id);
  return id;
}

describe('what is kept of a table', () => {
  it('holds the last that was written and remembers the rest, with who and what', async () => {
    await write('a', 'one');
    await write('a', 'two');
    expect(await stored()).toEqual(new Map([['a', { text: 'two' }]]));
    const versions = await listVersions(sql, note('a'), { limit: 10 });
    expect(versions.map(({ data, summary, actorName }) => [data, summary, actorName])).toEqual([
      [{ text: 'two' }, [{ area: 'note', kind: 'changed', title: 'two' }], 'Narrator'],
      [{ text: 'one' }, [{ area: 'note', kind: 'changed', title: 'one' }], 'Narrator'],
    ]);
  });

  it('goes back to a position, and returns to the branch that was left with everything equal', async () => {
    await write('a', 'one');
    const early = await write('b', 'first');
    await write('a', 'two');
    await removeDocument(sql, note('b'), { by, summary: [{ area: 'note', kind: 'removed', title: 'b' }] }, now);
    await write('c', 'late');
    const before = await stored();
    await branch(early);
    expect(await stored()).toEqual(
      new Map([
        ['a', { text: 'one' }],
        ['b', { text: 'first' }],
      ]),
    );
    await write('a', 'otherwise');
    expect((await listVersions(sql, note('a'), { limit: 10 })).map(({ data }) => data)).toEqual([{ text: 'otherwise' }, { text: 'one' }]);
    await playBranch(sql, campaignId, campaignId);
    expect(await stored()).toEqual(before);
  });

  it('tells how things stood at a position without going there', async () => {
    const early = await write('a', 'one');
    await write('a', 'two');
    expect(await listDocumentsAt(sql, campaignId, 'note', early)).toEqual([{ key: 'a', data: { text: 'one' } }]);
  });
});

const Act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('write' as const),
      key: fc.constantFrom('a', 'b', 'c'),
      text: fc.string({ maxLength: 4, unit: 'grapheme-ascii' }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('remove' as const), key: fc.constantFrom('a', 'b', 'c') }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('branch' as const), back: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('return' as const), to: fc.nat(6) }) },
);

describe('branches of play', () => {
  it('each stand as a list of what was done on them would have it, whatever happens on others', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(Act, { minLength: 1, maxLength: 24 }), async (acts) => {
        campaignId = await newCampaign();
        // What a branch is: its states, one after each step, with the position of the step.
        const first: { id: string; steps: { position: number; state: Map<string, unknown> }[] } = { id: campaignId, steps: [] };
        const branches = [first];
        let played = 0;
        const here = () => branches[played] ?? first;
        const state = () => new Map(here().steps.at(-1)?.state);
        for (const each of acts) {
          if (each.act === 'write') {
            const position = await write(each.key, each.text);
            here().steps.push({ position, state: state().set(each.key, { text: each.text }) });
          } else if (each.act === 'remove') {
            await removeDocument(sql, note(each.key), { by, summary: [] }, now);
            const [version] = await listVersions(sql, note(each.key), { limit: 1 });
            const after = state();
            after.delete(each.key);
            here().steps.push({ position: version?.position ?? 0, state: after });
          } else if (each.act === 'branch') {
            const steps = here().steps.slice(0, Math.max(0, here().steps.length - each.back));
            const id = await branch(steps.at(-1)?.position ?? 0);
            branches.push({ id, steps });
            played = branches.length - 1;
          } else {
            played = each.to % branches.length;
            await playBranch(sql, campaignId, here().id);
          }
          expect(await stored()).toEqual(state());
        }
      }),
      { numRuns: tier.bound(8, 25) },
    );
  });
});
