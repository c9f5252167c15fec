import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Pin } from '#domain/maps/map.ts';
import { cellAt, fogColumns, fogRows, isRevealed, noFog } from '#domain/maps/fog.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira]);
});
afterAll(() => app.end());

const pin = (id: string, more: Partial<Pin> = {}): Pin => ({ id, x: 0.25, y: 0.5, name: id, entryId: null, audience: 'table', ...more });
const put = (id: string, more: Partial<Pin> = {}) => oda.call.maps.savePin({ campaignId, pin: pin(id, more) });
const pinsOf = async (who: Somebody) => (await who.call.maps.get({ campaignId })).pins.map(({ id }) => id);

describe('the map of a campaign', () => {
  it('has its world’s picture, and no fog or pins to begin with', async () => {
    const { hasMap } = await mira.call.campaigns.get({ campaignId });
    const { mapUrl, ...marks } = await mira.call.maps.get({ campaignId });
    expect([hasMap, marks]).toMatchObject([true, { pins: [], fog: noFog }]);
    expect(mapUrl).toMatch(`/api/campaigns/${campaignId}/map?v=`);
  });

  it('shows players the pins for the table that no fog covers, and tells them when that changes', async () => {
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    await put('gate');
    await put('trap', { audience: 'dm' });
    await put('keep', { x: 0.9 });
    expect(await pinsOf(mira)).toEqual(['gate', 'keep']);
    await oda.call.maps.setFog({ campaignId, on: true });
    expect(await pinsOf(mira)).toEqual([]);
    await oda.call.maps.reveal({ campaignId, cells: [cellAt(noFog, 0.25, 0.5)], on: true });
    expect([await pinsOf(mira), await pinsOf(oda)]).toEqual([['gate'], ['gate', 'trap', 'keep']]);
    await socket.hear('event', ({ event }) => event.type === 'maps.changed' && event.campaignId === campaignId);
    expect(JSON.stringify(socket.frames)).not.toContain('trap');
    socket.close();
  });

  it('keeps what was revealed while the fog is off, and takes a stroke back', async () => {
    await oda.call.maps.reveal({ campaignId, cells: [3, 70, fogColumns * fogRows - 1], on: true });
    await oda.call.maps.setFog({ campaignId, on: true });
    const { fog } = await oda.call.maps.reveal({ campaignId, cells: [70], on: false });
    expect([3, 70, fogColumns * fogRows - 1].map((cell) => isRevealed(fog, cell))).toEqual([true, false, true]);
  });

  it('leads to lore that the asking person may read, and to nothing else', async () => {
    const { id: worldId } = await oda.call.worlds.create({ name: 'The Weir' });
    await app.database.pool.query('update campaign set world_id = $2 where id = $1', [campaignId, worldId]);
    const entry = { category: 'geography', name: 'Gate', text: 'Old oak.' } as const;
    const { id: open } = await oda.call.lore.add({ worldId, entry });
    const { id: hidden } = await oda.call.lore.add({ worldId, entry: { ...entry, name: 'Crypt', audience: 'dm' } });
    await put('gate', { entryId: open });
    await put('crypt', { entryId: hidden });
    const links = async (who: Somebody) => (await who.call.maps.get({ campaignId })).pins.map(({ entryId }) => entryId);
    expect([await links(oda), await links(mira)]).toEqual([
      [open, hidden],
      [open, null],
    ]);
    await expect(put('well', { entryId: 'nowhere' })).rejects.toMatchObject({ code: 'lore.notFound' });
  });

  it('loses nothing when pins are put on it at the same moment', async () => {
    const ids = Array.from({ length: 8 }, (_, n) => `pin-${n}`);
    await Promise.all(ids.map((id) => put(id)));
    expect((await pinsOf(oda)).toSorted()).toEqual(ids);
    await oda.call.maps.removePin({ campaignId, pinId: 'pin-3' });
    expect(await pinsOf(mira)).toHaveLength(7);
  });
});
