import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cinderDrake, tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
  campaignId = await openCampaign(app, oda, [mira], 'dm');
});
afterAll(() => app.end());

it('an entry of what is free is read by anybody, without its curse, and one of what has a price by whoever has it', async () => {
  const call = clientFor(app.url);
  const entryAt = async (where: { listingId: string; at: number }, by = call) => {
    const { shown } = await by.market.entry(where);
    if (shown.of !== 'homebrew') throw new Error('This is no homebrew.');
    return shown.entry;
  };
  const cursed = { ...tideRing, id: randomUUID(), facts: { ...tideRing.facts, curse: 'It calls the tide.' } };
  await oda.call.homebrew.save({ campaignId, entry: cursed, seen: null });
  const ring = { listingId: null, about: aboutWeir, homebrew: { campaignId, entryIds: [cursed.id] }, heroes: [] };
  const { listingId: ringId } = await oda.call.market.publishAssets(ring);
  const told = await entryAt({ listingId: ringId, at: 0 });
  expect(told.text).toBe(cursed.text);
  expect(JSON.stringify(told)).not.toContain('calls the tide');
  const entries = [tideRing, cinderDrake].map((entry) => ({ ...entry, id: randomUUID() }));
  for (const entry of entries) await oda.call.homebrew.save({ campaignId, entry, seen: null });
  const homebrew = { campaignId, entryIds: entries.map(({ id }) => id) };
  const { listingId } = await oda.call.market.publishAssets({ listingId: null, about: aboutWeir, homebrew, heroes: [] });
  const { contents } = await call.market.listing({ listingId });
  for (const [at, { name }] of contents.entries.entries()) {
    expect((await entryAt({ listingId, at })).name).toBe(name);
  }
  await expect(call.market.entry({ listingId, at: contents.entries.length })).rejects.toMatchObject({ status: 404 });
  await mira.call.market.obtain({ listingId });
  await app.database.pool.query(`update listing set price_amount = 500, price_currency = 'eur' where id = $1`, [listingId]);
  await expect(call.market.entry({ listingId, at: 0 })).rejects.toMatchObject({ status: 404 });
  expect((await entryAt({ listingId, at: 0 }, oda.call)).name).toBe(contents.entries[0]?.name);
  await oda.call.market.setOffered({ listingId, isOffered: false });
  await expect(mira.call.market.entry({ listingId, at: 0 })).rejects.toMatchObject({ status: 404 });
});

it('the lore of an adventure is read as everybody may read it, without what is for the Dungeon Master', async () => {
  const call = clientFor(app.url);
  const { id: worldId } = await oda.call.worlds.create({ name: 'Weir', description: '', entries: [] });
  const add = (name: string, text: string, audience: 'everyone' | 'dm' = 'everyone') =>
    oda.call.lore.add({ worldId, entry: { category: 'geography', name, text, audience } });
  await add('The Mill', 'It grinds.\n::: dm\nBones.\n:::');
  await add('The Cellar', 'Nobody may know.', 'dm');
  const { listingId } = await oda.call.market.publishWorld({ listingId: null, about: aboutWeir, worldId });
  expect(await call.market.lore({ listingId })).toEqual([{ category: 'geography', name: 'The Mill' }]);
  const { shown } = await call.market.entry({ listingId, of: 'lore', at: 0 });
  expect(shown).toEqual({ of: 'lore', entry: { category: 'geography', name: 'The Mill', text: 'It grinds.' } });
  await expect(call.market.entry({ listingId, of: 'lore', at: 1 })).rejects.toMatchObject({ status: 404 });
  await app.database.pool.query(`update listing set price_amount = 500, price_currency = 'eur' where id = $1`, [listingId]);
  await expect(call.market.lore({ listingId })).rejects.toMatchObject({ status: 404 });
  await expect(call.market.entry({ listingId, of: 'lore', at: 0 })).rejects.toMatchObject({ status: 404 });
  expect(await oda.call.market.lore({ listingId })).toHaveLength(1);
});
