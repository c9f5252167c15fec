import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ashvale } from '#domain/narration/from-lore/lore-worlds.fixture.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { TableLoreFields } from '#domain/world/lore/table-lore.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { savePlay } from '#server/features/adventures/save-play.ts';
import { templateAdventure } from '#server/features/adventures/index.ts';

let app: TestApp;
let oda: Somebody;
let cid: Somebody;
let worldId: string;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  [oda, cid] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Cid')];
});
beforeEach(async () => {
  const { name, description } = ashvale.world;
  ({ id: worldId } = await oda.call.worlds.create({ name, description }));
  for (const { id, ...entry } of ashvale.entries.filter(({ audience }) => !Array.isArray(audience))) {
    await oda.call.lore.add({ worldId, id, entry: { ...entry, text: entry.text.replaceAll('players mira', `players ${cid.id}`) } });
  }
  ({ id: campaignId } = await oda.call.campaigns.create({ name: 'Ash', worldId }));
});
afterAll(() => app.end());

const get = () => oda.call.campaigns.get({ campaignId });
const goTo = (scene: string, visited = [scene]) =>
  transact(app.kernel, async (tx) => savePlay(tx.sql, campaignId, { ...openingState(templateAdventure), scene, visited }, tx.now));

/** What the narrator is given for a reply to something that is said. */
async function briefFor(content: string) {
  const before = app.model.replies.length;
  await oda.call.chat.post({ id: randomUUID(), campaignId, content, asksNarrator: true });
  return vi.waitFor(
    () => {
      const brief = app.model.replies[before]?.brief;
      if (!brief) throw new Error('Nobody narrates.');
      return brief;
    },
    { timeout: 15_000, interval: 40 },
  );
}

describe('a campaign in a world of one’s own', () => {
  it('opens there, with a welcome, a place and a narrator that know the world', async () => {
    expect((await get()).location).toEqual({ name: 'Cinder', place: 'Ashvale' });
    const [welcome] = (await oda.call.chat.list({ campaignId })).messages;
    expect(welcome).toMatchObject({
      content: expect.stringMatching(/^Ashvale is where this tale is told\..*Oda Kern/s),
      narration: { cause: 'welcome', spokenBy: 'Ashvale', scene: { name: 'Cinder', place: 'Ashvale' } },
    });
    const { adventure, state } = await briefFor('Where are we?');
    expect([adventure.title, state.scene, adventure.npcs.every(({ secret }) => secret === undefined)]).toEqual(['Ashvale', 'cinder', true]);
    expect(JSON.stringify(adventure)).not.toContain('Tollhithe');
  });

  it('shows what is changed in the lore at once', async () => {
    const { entry } = await oda.call.lore.get({ worldId, entryId: 'cinder' });
    await oda.call.lore.edit({ worldId, entryId: 'cinder', edits: { name: { value: 'Cinder Ford', seen: entry.versions.name ?? 1 } } });
    expect((await get()).location).toEqual({ name: 'Cinder Ford', place: 'Ashvale' });
  });

  it('leads the party to the last place that is left when the one it stands in is taken away', async () => {
    await goTo('meadow', ['cinder', 'stair', 'meadow']);
    expect((await get()).location?.name).toBe('The Cold Meadow');
    await oda.call.lore.remove({ worldId, entryId: 'meadow' });
    expect((await get()).location?.name).toBe('The Long Stair');
    expect((await briefFor('We walk on.')).adventure.scenes.map(({ id }) => id)).toEqual(['cinder', 'stair']);
  });

  it('plays the table’s own wording and additions, and nothing of them that is not for everyone', async () => {
    const text = 'Rubble, and forty chimneys.';
    const own: TableLoreFields = { category: 'geography', name: 'Cinder', aliases: [], text, audience: 'everyone' };
    await oda.call.tableLore.save({ campaignId, entryId: 'cinder', seen: null, fields: own });
    await oda.call.tableLore.save({
      campaignId,
      entryId: 'pit',
      seen: null,
      fields: { ...own, name: 'The Pit', text: 'Below [[Cinder]].' },
    });
    await oda.call.tableLore.save({ campaignId, entryId: 'lair', seen: null, fields: { ...own, name: 'The Lair', audience: 'dm' } });
    const { scenes } = (await briefFor('What is left?')).adventure;
    expect(scenes[0]).toMatchObject({ id: 'cinder', description: expect.stringContaining('Rubble, and forty chimneys.') });
    expect(scenes.map(({ name }) => name)).toContain('The Pit');
    expect(scenes.map(({ name }) => name)).not.toContain('The Lair');
    const other = await oda.call.campaigns.create({ name: 'Another', worldId });
    const [welcome] = (await oda.call.chat.list({ campaignId: other.id })).messages;
    expect(welcome?.content).toContain('A village of forty chimneys');
  });

  it('tells its secrets to a DM who builds the world, and to no other', async () => {
    await app.database.pool.query(`insert into campaign_participant (campaign_id, user_id, seat) values ($1, $2, 'co-dm')`, [
      campaignId,
      cid.id,
    ]);
    const ask = (who: Somebody) => who.call.assistant.ask({ id: randomUUID(), campaignId, content: 'Who is here and what do they hide?' });
    expect((await ask(oda)).answer.content).toContain('rang nothing');
    const { content } = (await ask(cid)).answer;
    expect(content).toContain('Oda Kern');
    expect(content).not.toMatch(/zzhushed/i);
  });

  it('keeps the template’s adventure where it was begun with that', async () => {
    await app.database.pool.query('update campaign set plays_template = true where id = $1', [campaignId]);
    await goTo('dry-quay');
    expect((await get()).location).toEqual({ name: 'The Dry Quay', place: 'Tollhithe, the harbour' });
    expect((await briefFor('Where is the sea?')).adventure.id).toBe(templateAdventure.id);
  });
});
