import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const damaged = expect.objectContaining({ code: 'stored.damaged', status: 409 });
const seen = <Value>(value: Value) => ({ value, seen: 1 });

let app: TestApp;
let owner: Somebody;
let reader: Somebody;
let worldId: string;

beforeAll(async () => {
  app = await startApp();
  [owner, reader] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Rea')];
});
beforeEach(async () => {
  ({ id: worldId } = await owner.call.worlds.create({ name: 'The Weir' }));
  const { code } = await owner.call.invitations.createForWorld({ worldId });
  await reader.call.invitations.joinWorld({ code });
});
afterAll(() => app.end());

const query = (text: string, values: unknown[]) => app.database.pool.query(text, values);

/** Everything that the screens of a world read, for somebody who may look at it. */
async function readWorld({ call }: Somebody): Promise<void> {
  await call.worlds.list({});
  await call.worlds.get({ worldId });
  await call.worlds.graph({ worldId });
  await call.worlds.timeline({ worldId });
  await call.worlds.damaged({ worldId });
  await call.worlds.search({ worldId, text: 'bell' });
  await call.lore.list({ worldId });
  await call.tomes.list({ worldId });
}
async function worldWorks(): Promise<void> {
  await Promise.all([readWorld(owner), readWorld(reader)]);
  await owner.call.worlds.history({ worldId });
  await owner.call.worlds.conflicts({ worldId });
  await owner.call.generations.list({ worldId });
  await owner.call.lore.list({ worldId, removed: true });
}

describe('an entry that is damaged', () => {
  let entryId: string;
  const entry = { category: 'items', name: 'Bell', aliases: ['Gong'], tags: ['bronze'], text: 'It rings.' } as const;
  beforeEach(async () => {
    ({ id: entryId } = await owner.call.lore.add({ worldId, entry: { ...entry, aliases: [...entry.aliases], tags: [...entry.tags] } }));
    await owner.call.lore.add({ worldId, entry: { category: 'items', name: 'Rope' } });
    await owner.call.lore.edit({
      worldId,
      entryId,
      edits: { aliases: seen(['Gong', 'Old Tom']), text: seen('It rang.') },
    });
  });

  it('stands beside the others with its name, for those who may know of it', async () => {
    await query(`update world_entry set aliases = '"none"' where id = $1`, [entryId]);
    const part = { kind: 'entry', id: entryId, name: 'Bell', category: 'items', isRemoved: false };
    expect((await owner.call.lore.list({ worldId })).map(({ name }) => name)).toEqual(['Rope']);
    expect(await owner.call.worlds.damaged({ worldId })).toEqual([part]);
    expect(await reader.call.worlds.damaged({ worldId })).toEqual([part]);
    await expect(owner.call.lore.get({ worldId, entryId })).rejects.toEqual(damaged);
    await worldWorks();
  });

  it('is brought back with each field as it last could be read, and its words as they are', async () => {
    await query(`update world_entry set aliases = '"none"', tags = '[1]', versions = '[]', source = '7' where id = $1`, [entryId]);
    await owner.call.worlds.mend({ worldId, kind: 'entry', id: entryId });
    const { entry: now } = await owner.call.lore.get({ worldId, entryId });
    expect(now).toMatchObject({ name: 'Bell', text: 'It rang.', aliases: ['Gong'], tags: [], audience: 'everyone', source: null });
    expect(await owner.call.worlds.damaged({ worldId })).toEqual([]);
    expect((await owner.call.lore.history({ worldId, entryId })).map(({ action }) => action)).toEqual(['restored', 'edited', 'added']);
    // Somebody who saw it before still writes over nothing: every version is newer than any they can have seen.
    expect(now.versions['text']).toBe(2);
    expect(now.versions['aliases']).toBeGreaterThan(2);
  });

  it('never comes to more readers than it had', async () => {
    await owner.call.lore.edit({ worldId, entryId, edits: { audience: seen('dm' as const) } });
    await query(`update world_entry set audience = '{"a":1}' where id = $1`, [entryId]);
    expect(await reader.call.worlds.damaged({ worldId })).toEqual([]);
    await owner.call.worlds.mend({ worldId, kind: 'entry', id: entryId });
    expect((await owner.call.lore.get({ worldId, entryId })).entry.audience).toBe('dm');
    expect((await reader.call.lore.list({ worldId })).map(({ name }) => name)).toEqual(['Rope']);
  });

  it('is not brought back by somebody who only reads, and one that is whole stays as it is', async () => {
    await expect(reader.call.worlds.mend({ worldId, kind: 'entry', id: entryId })).rejects.toMatchObject({ code: 'world.buildersOnly' });
    const before = await owner.call.lore.get({ worldId, entryId });
    await owner.call.worlds.mend({ worldId, kind: 'entry', id: entryId });
    expect(await owner.call.lore.get({ worldId, entryId })).toEqual(before);
  });

  it('stands in the history though what was there before a change is damaged', async () => {
    await query(`update world_change set fields = '[1]' where world_id = $1 and subject_id = $2 and action = 'edited'`, [worldId, entryId]);
    const [last] = await owner.call.lore.history({ worldId, entryId });
    expect(last).toMatchObject({ action: 'edited', before: {}, isDamaged: true });
    await query(`update world_change set fields = '{"text":5,"name":{"value":1,"version":"x"}}' where world_id = $1`, [worldId]);
    await owner.call.lore.edit({ worldId, entryId, edits: { text: seen('It was.') } });
    await worldWorks();
  });
});

it('a tome that is damaged stands beside the others and is brought back', async () => {
  const { id: tomeId } = await owner.call.tomes.add({ worldId, title: 'Ledger', content: 'Of salt.', audience: 'dm' });
  await owner.call.tomes.add({ worldId, title: 'Another' });
  await query(`update world_tome set versions = '[]', audience = '7' where id = $1`, [tomeId]);
  expect((await owner.call.tomes.list({ worldId })).map(({ title }) => title)).toEqual(['Another']);
  expect(await owner.call.worlds.damaged({ worldId })).toMatchObject([{ kind: 'tome', id: tomeId, name: 'Ledger' }]);
  expect(await reader.call.worlds.damaged({ worldId })).toEqual([]);
  await worldWorks();
  await owner.call.worlds.mend({ worldId, kind: 'tome', id: tomeId });
  const mended = (await owner.call.tomes.list({ worldId })).find(({ id }) => id === tomeId);
  expect(mended).toMatchObject({ title: 'Ledger', content: 'Of salt.', audience: 'dm' });
  expect((await reader.call.tomes.list({ worldId })).map(({ title }) => title)).toEqual(['Another']);
});

it('a world whose versions are damaged is read and changed', async () => {
  await query(`update world set versions = '7' where id = $1`, [worldId]);
  await worldWorks();
  const { world } = await owner.call.worlds.update({ worldId, edits: { name: { value: 'The Old Weir', seen: 1 } } });
  expect(world.name).toBe('The Old Weir');
});

describe('a generation that is damaged', () => {
  let generationId: string;
  const wait = () =>
    vi.waitFor(
      async () => {
        const now = await owner.call.generations.get({ worldId, generationId });
        if (now.state === 'running') throw new Error('It still runs.');
        return now;
      },
      { timeout: 30_000, interval: 20 },
    );
  beforeEach(async () => {
    ({ id: generationId } = await owner.call.generations.expand({ worldId, prompt: 'A coast.', category: 'items' }));
    await wait();
  });

  it('stands among the others with what was asked for, and its proposals can still be decided', async () => {
    await query(`update world_generation set found = '7', rest = '1', read = '{}', categories = '3', planned_for = '3' where id = $1`, [
      generationId,
    ]);
    const [shown] = await owner.call.generations.list({ worldId });
    expect(shown).toMatchObject({ id: generationId, isDamaged: true, prompt: 'A coast.', category: 'items', found: {} });
    const [proposal] = await owner.call.generations.proposals({ worldId, generationId });
    await owner.call.generations.decide({ worldId, generationId, decisions: [{ proposalId: proposal?.id ?? '', verdict: 'accept' }] });
    expect(await owner.call.lore.list({ worldId })).toHaveLength(1);
    await worldWorks();
  });

  it('is discarded; lore that came of it stays', async () => {
    const [proposal] = await owner.call.generations.proposals({ worldId, generationId });
    await owner.call.generations.decide({ worldId, generationId, decisions: [{ proposalId: proposal?.id ?? '', verdict: 'accept' }] });
    await query(`update world_generation set found = '7', state = 'running', lease_until = now() + interval '1 hour' where id = $1`, [
      generationId,
    ]);
    await owner.call.generations.discard({ worldId, generationId });
    expect(await owner.call.generations.list({ worldId })).toEqual([]);
    expect(await owner.call.lore.list({ worldId })).toHaveLength(1);
    await owner.call.generations.expand({ worldId, prompt: 'A coast.', category: 'items' });
  });

  it('ends with a sentence where it still had to be carried on', async () => {
    for (const spoil of [`found = '7'`, `plan = '[7]', completed = 0`]) {
      await query(`update world_generation set ${spoil}, state = 'running', lease_until = null where id = $1`, [generationId]);
      expect(await wait()).toMatchObject({ state: 'failed', failure: expect.stringContaining('damaged') });
    }
  });

  it('is not discarded while it runs and is whole', async () => {
    await query(`update world_generation set state = 'running', lease_until = now() + interval '1 hour' where id = $1`, [generationId]);
    await expect(owner.call.generations.discard({ worldId, generationId })).rejects.toMatchObject({ code: 'generation.stillRuns' });
  });

  it('shows a damaged proposal with what can be read of it, to change or reject', async () => {
    const [one, other] = await owner.call.generations.proposals({ worldId, generationId });
    await query(`update world_proposal set entry = '7', evidence = '7' where id = $1`, [one?.id]);
    await query(`update world_proposal set entry = entry || '{"tags":5}' where id = $1`, [other?.id]);
    const [first, second] = await owner.call.generations.proposals({ worldId, generationId });
    expect(first?.entry).toMatchObject({ name: 'A damaged proposal' });
    expect(second?.entry).toEqual({ ...other?.entry, tags: [] });
    await owner.call.generations.decide({ worldId, generationId, decisions: [{ proposalId: one?.id ?? '', verdict: 'reject' }] });
  });
});
