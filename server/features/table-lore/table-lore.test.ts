import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TableLoreFields } from '#domain/world/lore/table-lore.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let cora: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  [oda, cora, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Cora'), await signUp(app.url, 'Mira')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [cora, mira], 'dm');
  await app.database.pool.query(`update campaign_participant set seat = 'co-dm' where campaign_id = $1 and user_id = $2`, [
    campaignId,
    cora.id,
  ]);
});
afterAll(() => app.end());

/** An entry of the world that the campaign plays in. */
const ROCK = 'candle-rock';
const fieldsOf = (more: Partial<TableLoreFields>): TableLoreFields => ({
  category: 'geography',
  name: 'Candle Rock',
  aliases: [],
  text: 'The light is out.',
  audience: 'everyone',
  ...more,
});
const save = (who: Somebody, entryId: string, more: Partial<TableLoreFields> = {}, seen: string | null = null) =>
  who.call.tableLore.save({ campaignId, entryId, seen, fields: fieldsOf(more) });
const get = (who: Somebody, entryId: string) => who.call.tableLore.get({ campaignId, entryId });
const named = async (who: Somebody, name: string, search = '') =>
  (await who.call.tableLore.list({ campaignId, search })).filter((entry) => entry.name === name);

describe('the lore of a campaign', () => {
  it('holds the world’s entries and the table’s own, which link to each other', async () => {
    const entryId = randomUUID();
    await save(oda, entryId, { name: 'The Ash Lamp', text: 'Taken from [[Candle Rock]], far from [[Nowhere]].' });
    expect(await named(mira, 'Candle Rock')).toMatchObject([{ id: ROCK, origin: 'world' }]);
    expect(await named(mira, 'The Ash Lamp', 'TAKEN nowhere')).toMatchObject([{ id: entryId, origin: 'campaign', waiting: 0 }]);
    const { links, revision, world } = await get(mira, entryId);
    expect(links).toEqual([
      { name: 'Candle Rock', entryId: ROCK },
      { name: 'Nowhere', entryId: null },
    ]);
    expect([revision, world]).toEqual([null, null]);
  });

  it('has the table’s version in the place of the world’s entry, which stays as it is and comes back', async () => {
    const before = await get(mira, ROCK);
    await save(oda, ROCK, { name: 'The Dark Rock' });
    expect(await get(mira, ROCK)).toMatchObject({
      entry: { name: 'The Dark Rock', text: 'The light is out.', origin: 'version' },
      world: { name: 'Candle Rock', text: before.entry.text },
    });
    // What links to the old name leads to it still, and another table in this world reads the world’s words.
    expect((await get(mira, 'the-bar')).links).toContainEqual({ name: 'Candle Rock', entryId: ROCK });
    const elsewhere = await openCampaign(app, oda, [mira]);
    expect((await mira.call.tableLore.get({ campaignId: elsewhere, entryId: ROCK })).entry.origin).toBe('world');
    await oda.call.tableLore.remove({ campaignId, entryId: ROCK });
    expect(await get(mira, ROCK)).toEqual(before);
  });

  it('leaves the world’s words to players where the version is for the DMs', async () => {
    await save(cora, ROCK, { text: 'Osk put it out himself.', audience: 'dm' });
    expect((await get(mira, ROCK)).entry.origin).toBe('world');
    expect((await get(oda, ROCK)).entry).toMatchObject({ origin: 'version', text: 'Osk put it out himself.' });
    expect(await named(mira, 'Candle Rock', 'Osk put it out')).toEqual([]);
  });

  it('brings together what two DMs write at once, and keeps both wordings of the same line until one chooses', async () => {
    const begun = await save(oda, ROCK, { text: 'One.\nTwo.\nThree.' });
    const seen = begun.revision.version;
    await save(oda, ROCK, { text: 'One, by Oda.\nTwo.\nThree.' }, seen);
    const merged = await save(cora, ROCK, { text: 'One.\nTwo.\nThree, by Cora.' }, seen);
    expect(merged).toMatchObject({ kept: false, fields: { text: 'One, by Oda.\nTwo.\nThree, by Cora.' } });
    const both = await save(cora, ROCK, { text: 'One, by Cora.\nTwo.\nThree.' }, seen);
    expect(both).toMatchObject({ kept: true, fields: { text: 'One, by Oda.\nTwo.\nThree, by Cora.' } });
    expect(await named(oda, 'Candle Rock')).toMatchObject([{ waiting: 1 }]);
    expect(await named(mira, 'Candle Rock')).toMatchObject([{ waiting: 0 }]);
    const [other] = both.revision.others;
    const chosen = { campaignId, entryId: ROCK, seen: both.revision.version, resolves: [other?.id ?? ''] };
    const saved = await oda.call.tableLore.save({ ...chosen, fields: fieldsOf({ text: other?.value ?? '' }) });
    expect(saved).toMatchObject({ fields: { text: 'One, by Cora.\nTwo.\nThree.' }, revision: { others: [] } });
  });

  it('counts a save once that is sent twice, also the first', async () => {
    const entryId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => save(oda, entryId, { name: 'The Ash Lamp' })));
    expect(new Set(answers.map(({ revision }) => revision.version)).size).toBe(1);
    expect(answers.every(({ kept }) => !kept)).toBe(true);
  });

  it('remembers who wrote what, and goes back to it without opening it to anybody', async () => {
    const first = await save(oda, ROCK, { text: 'Lit.' });
    await save(cora, ROCK, { text: 'Out.', audience: 'dm' }, first.revision.version);
    const past = await oda.call.tableLore.history({ campaignId, entryId: ROCK });
    expect(past).toMatchObject([
      { by: 'Cora', text: 'Out.', audience: 'dm' },
      { by: 'Oda', text: 'Lit.', audience: 'everyone' },
    ]);
    await oda.call.tableLore.restore({ campaignId, entryId: ROCK, versionId: past[1]?.id });
    expect((await get(cora, ROCK)).entry).toMatchObject({ text: 'Lit.', audience: 'dm' });
    expect((await get(mira, ROCK)).entry.origin).toBe('world');
  });

  it('gives back what was taken out, and takes no late words for a new entry', async () => {
    const entryId = randomUUID();
    const { revision } = await save(oda, entryId, { name: 'The Ash Lamp' });
    await cora.call.tableLore.remove({ campaignId, entryId });
    await expect(get(oda, entryId)).rejects.toMatchObject({ code: 'tableLore.notFound' });
    await expect(save(oda, entryId, { name: 'The Ash Lamp', text: 'Late.' }, revision.version)).rejects.toMatchObject({
      code: 'tableLore.removed',
    });
    expect(await oda.call.tableLore.removed({ campaignId })).toEqual([{ id: entryId, name: 'The Ash Lamp', isDamaged: false }]);
    await oda.call.tableLore.restore({ campaignId, entryId });
    expect(await named(mira, 'The Ash Lamp')).toHaveLength(1);
    expect(await oda.call.tableLore.removed({ campaignId })).toEqual([]);
  });

  it('can be led to by pins, as far as somebody reads it', async () => {
    const [open, hidden] = [randomUUID(), randomUUID()];
    await save(oda, open, { name: 'The Ash Gate' });
    await save(oda, hidden, { name: 'The Ash Door', audience: 'dm' });
    for (const entryId of [open, hidden]) {
      const pin = { id: entryId, x: 0.5, y: 0.5, name: 'Gate', entryId, audience: 'table' } as const;
      await oda.call.maps.savePin({ campaignId, pin });
    }
    const links = async (who: Somebody) => (await who.call.maps.get({ campaignId })).pins.map(({ entryId }) => entryId);
    expect([await links(oda), await links(mira)]).toEqual([
      [open, hidden],
      [open, null],
    ]);
  });

  it('is named in the index of the session in which it came, as far as everyone reads it', async () => {
    await save(oda, ROCK, { name: 'The Dark Rock' });
    await oda.call.chat.post({ id: randomUUID(), campaignId, content: 'The night begins.' });
    await oda.call.history.endSession({ campaignId });
    await save(oda, randomUUID(), { name: 'The Ash Lamp' });
    await save(oda, randomUUID(), { name: 'The Ash Thief', audience: 'dm' });
    await oda.call.chat.post({ id: randomUUID(), campaignId, content: 'The lamp is found.' });
    await oda.call.history.endSession({ campaignId });
    const { recaps } = await oda.call.history.recaps({ campaignId });
    expect(recaps.map(({ index }) => index.lore)).toEqual([['The Ash Lamp'], ['The Dark Rock']]);
  });

  it('gives nobody a version of an entry of the world that they may not read there', async () => {
    const { id: worldId } = await mira.call.worlds.create({ name: 'The Weir' });
    const { id: hidden } = await mira.call.lore.add({ worldId, entry: { category: 'items', name: 'Crypt', audience: 'dm' } });
    await mira.call.invitations.createForWorld({ worldId }).then(({ code }) => oda.call.invitations.joinWorld({ code }));
    await app.database.pool.query('update campaign set world_id = $2 where id = $1', [campaignId, worldId]);
    await expect(save(oda, hidden, { name: 'A guess' })).rejects.toMatchObject({ code: 'tableLore.notFound' });
    await expect(get(oda, hidden)).rejects.toMatchObject({ code: 'tableLore.notFound' });
  });
});
