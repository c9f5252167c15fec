import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Wall } from '#domain/battle-map/state.ts';
import { campaignLeadersTopic, campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

interface WallInput {
  between: [number, number];
  kind: Wall['kind'];
}

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
let mapId: string;
let [kara, dain] = ['', ''];

beforeAll(async () => {
  app = await startApp();
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  campaignId = await openCampaign(app, oda, [mira, tov], 'dm');
  kara = await bringHero(app, campaignId, mira, 'Kara');
  dain = await bringHero(app, campaignId, tov, 'Dain');
});
// Kara stands left of a wall with a closed door, Dain and a lurker right of it.
beforeEach(async () => {
  mapId = randomUUID();
  await oda.call.battleMaps.create({ campaignId, mapId, name: 'The salt cellar', grid: { kind: 'square', columns: 6, rows: 3 } });
  const wall = (row: number, kind: Wall['kind']): WallInput => ({ between: [row * 6 + 2, row * 6 + 3], kind });
  await oda.call.battleMaps.draw({
    campaignId,
    mapId,
    change: { kind: 'walls', walls: [wall(0, 'wall'), wall(1, 'door'), wall(2, 'wall')] },
  });
  const tokens = [
    { id: 'kara', name: 'Kara', cell: 6, characterId: kara },
    { id: 'dain', name: 'Dain', cell: 11, characterId: dain },
    { id: 'lurker', name: 'Lurker in the dark', cell: 17, hidden: true },
    { id: 'rat', name: 'Giant rat', cell: 9, side: 'foes' as const },
  ];
  await oda.call.battleMaps.saveTokens({ campaignId, mapId, tokens });
});
afterAll(() => app.end());

const show = () => oda.call.battleMaps.show({ campaignId, mapId });
const mapOf = async (who: Somebody) => (await who.call.battleMaps.get({ campaignId })).map;
const namesOf = async (who: Somebody) => (await mapOf(who))?.tokens.map(({ name }) => name);

async function hearing(who: Somebody, topic = personTopic(who.id)) {
  const socket = await who.listen();
  socket.say({ type: 'subscribe', topic });
  await socket.hear('subscribed');
  return socket;
}

describe('a battle map', () => {
  it('tells players of the drawings beside what they know, and never of the layer of Dungeon Masters', async () => {
    await show();
    const socket = await hearing(mira);
    const stamp = (id: string, x: number, forDm: boolean) => ({
      id,
      drawing: 'chest',
      text: id,
      x,
      y: 1.5,
      width: 1,
      height: 1,
      turn: 0,
      forDm,
    });
    const stamps = [stamp('at-hand', 1.5, false), stamp('beyond', 4.5, false), stamp('ambush', 0.5, true)];
    await oda.call.battleMaps.draw({ campaignId, mapId, change: { kind: 'stamps', stamps } });
    const { event } = await socket.hear('event', (frame) => JSON.stringify(frame.event).includes('at-hand'));
    expect(JSON.stringify(event)).not.toMatch(/beyond|ambush/);
    expect((await mapOf(mira))?.stamps.map(({ id }) => id)).toEqual(['at-hand']);
    expect((await oda.call.battleMaps.get({ campaignId, mapId })).map?.stamps).toHaveLength(3);
  });

  it('is seen by players once it is shown, each by their own hero’s eyes', async () => {
    await expect(mira.call.battleMaps.get({ campaignId, mapId })).rejects.toThrow('There is no such battle map.');
    expect(await mira.call.battleMaps.list({ campaignId })).not.toContainEqual(expect.objectContaining({ id: mapId }));
    await show();
    expect([await namesOf(mira), await namesOf(tov)]).toEqual([['Kara'], ['Dain', 'Giant rat']]);
    expect((await oda.call.battleMaps.get({ campaignId, mapId })).map?.tokens).toHaveLength(4);
    expect((await mapOf(mira))?.terrain).toBe('3.3?3.3?3.3?');
  });

  it('sends nobody what they may not see, as doors open and heroes walk', async () => {
    await show();
    const [of, other] = [await hearing(mira), await hearing(tov)];
    await mira.call.battleMaps.move({ campaignId, mapId, tokenId: 'kara', cell: 8 });
    await oda.call.battleMaps.saveTokens({
      campaignId,
      mapId,
      tokens: [{ id: 'lurker', name: 'Lurker in the dark', cell: 16, hidden: true }],
    });
    expect(JSON.stringify(of.frames)).not.toMatch(/Giant rat|Lurker|Dain/);
    await mira.call.battleMaps.turnDoor({ campaignId, mapId, between: [8, 9], open: true });
    const heard = await of.hear('event', ({ event }) => JSON.stringify(event).includes('Giant rat'));
    expect(heard.event).toMatchObject({ type: 'battleMaps.changed', mapId, change: { kind: 'changed' } });
    await other.hear('event', ({ event }) => JSON.stringify(event).includes('Kara'));
    expect(JSON.stringify([of.frames, other.frames])).not.toContain('Lurker');
    of.close();
    other.close();
  });

  it('tells those who lead which maps there are, whatever becomes of one, and players nothing', async () => {
    const [leading, playing] = [await hearing(oda, campaignLeadersTopic(campaignId)), await hearing(mira, campaignTopic(campaignId))];
    const copyId = randomUUID();
    const listed = () =>
      leading.frames.flatMap((frame) => (frame.type === 'event' && frame.event.type === 'battleMaps.listed' ? [frame.event.maps] : []));
    const changes = [
      () => oda.call.battleMaps.copy({ campaignId, mapId, copyId, name: 'The copied cellar' }),
      () => oda.call.battleMaps.draw({ campaignId, mapId: copyId, change: { kind: 'name', name: 'The flooded cellar' } }),
      () => oda.call.battleMaps.show({ campaignId, mapId: copyId }),
      async () =>
        oda.call.battleMaps.order({
          campaignId,
          mapIds: (await oda.call.battleMaps.list({ campaignId })).map(({ id }) => id).toReversed(),
        }),
      () => oda.call.battleMaps.remove({ campaignId, mapId: copyId }),
    ];
    for (const [index, change] of changes.entries()) {
      await change();
      const now = await oda.call.battleMaps.list({ campaignId });
      await eventually(async () => expect(listed()[index]).toEqual(now));
    }
    expect(JSON.stringify(playing.frames)).not.toContain('battleMaps.listed');
    leading.close();
    playing.close();
  });

  it('tells whoever follows all changes the same as whoever asks again', async () => {
    await show();
    const { revision } = await mira.call.battleMaps.get({ campaignId });
    const socket = await hearing(mira);
    const { map, revision: answered, feet } = await mira.call.battleMaps.move({ campaignId, mapId, tokenId: 'kara', cell: 8 });
    const { event } = await socket.hear('event', (frame) => frame.event.type === 'battleMaps.changed');
    expect(event).toMatchObject({ change: { kind: 'changed', after: revision, revision: answered } });
    expect([await mapOf(mira), feet]).toEqual([map, 10]);
    socket.close();
  });

  it('lets a player walk their own hero, not through walls, and remembers what was seen on the way', async () => {
    await show();
    const go = (who: Somebody, tokenId: string, cell: number) => who.call.battleMaps.move({ campaignId, mapId, tokenId, cell });
    await expect(go(mira, 'dain', 10)).rejects.toThrow('You can move only your own hero.');
    await expect(go(tov, 'rat', 10)).rejects.toThrow('You can move only your own hero.');
    await expect(go(mira, 'kara', 9)).rejects.toThrow('No way that you know leads there.');
    await expect(mira.call.battleMaps.draw({ campaignId, mapId, change: { kind: 'sight', sight: false } })).rejects.toThrow('Only');
    await oda.call.battleMaps.draw({ campaignId, mapId, change: { kind: 'ambient', ambient: 'dark' } });
    await oda.call.battleMaps.saveTokens({
      campaignId,
      mapId,
      tokens: [{ id: 'kara', name: 'Kara', cell: 6, characterId: kara, light: { bright: 5, dim: 0 } }],
    });
    const walked = await go(mira, 'kara', 8);
    expect([walked.map?.terrain, walked.map?.seen]).toEqual(['3.3?3.3?3.3?', '1-2b4-2b4-2b3-']);
  });

  it('is in place of the one that was shown before, and gone once it is removed', async () => {
    await show();
    const second = randomUUID();
    await oda.call.battleMaps.create({ campaignId, mapId: second, name: 'Loft', grid: { kind: 'hex', columns: 4, rows: 4 } });
    await oda.call.battleMaps.show({ campaignId, mapId: second });
    expect(await mapOf(mira)).toMatchObject({ id: second, name: 'Loft' });
    const socket = await hearing(mira);
    await oda.call.battleMaps.remove({ campaignId, mapId: second });
    await socket.hear('event', ({ event }) => event.type === 'battleMaps.changed' && event.mapId === null);
    expect(await mapOf(mira)).toBeNull();
    socket.close();
  });

  it('is copied with all that stands on it, unseen, and kept in an order', async () => {
    await show();
    const copyId = randomUUID();
    const { map, isShown } = await oda.call.battleMaps.copy({ campaignId, mapId, copyId, name: 'The salt cellar, flooded' });
    expect([map?.name, map?.tokens.length, map?.walls.length, isShown]).toEqual(['The salt cellar, flooded', 4, 3, false]);
    const ids = async () => (await oda.call.battleMaps.list({ campaignId })).map(({ id }) => id);
    expect((await ids()).at(-1)).toBe(copyId);
    await oda.call.battleMaps.order({ campaignId, mapIds: [copyId, mapId] });
    expect((await ids()).slice(0, 2)).toEqual([copyId, mapId]);
    expect((await mapOf(mira))?.id).toBe(mapId);
  });

  it('says in the list when it was last drawn on, or who stands on it changed', async () => {
    const changedAt = async () => {
      const now = (await oda.call.battleMaps.list({ campaignId })).find(({ id }) => id === mapId)?.updatedAt ?? '';
      return new Date(now).getTime();
    };
    const others = async () => (await oda.call.battleMaps.list({ campaignId })).filter(({ id }) => id !== mapId);
    const [made, untouched] = [await changedAt(), await others()];
    await oda.call.battleMaps.draw({ campaignId, mapId, change: { kind: 'ambient', ambient: 'dim' } });
    const drawnOn = await changedAt();
    expect(drawnOn).toBeGreaterThan(made);
    await oda.call.battleMaps.saveTokens({ campaignId, mapId, tokens: [{ id: 'bat', name: 'Bat', cell: 5 }] });
    expect(await changedAt()).toBeGreaterThan(drawnOn);
    expect(await others()).toEqual(untouched);
  });

  it('is pointed at by whoever sees it, and everybody sees where', async () => {
    await show();
    await expect(mira.call.battleMaps.ping({ campaignId, mapId, cell: 99 })).rejects.toThrow('This cell is outside of the map.');
    expect(await mira.call.battleMaps.ping({ campaignId, mapId, cell: 3 })).toEqual({});
  });

  it('loses the token of a hero who is deleted', async () => {
    const table = await openCampaign(app, oda, [mira], 'dm');
    const gone = await bringHero(app, table, mira, 'Wick');
    const { battleMaps } = oda.call;
    const at = { campaignId: table, mapId: randomUUID() };
    await battleMaps.create({ ...at, name: 'The yard', grid: { kind: 'square', columns: 4, rows: 4 } });
    const tokens = [
      { id: 'wick', name: 'Wick', cell: 0, characterId: gone },
      { id: 'rat', name: 'Giant rat', cell: 5 },
    ];
    await battleMaps.saveTokens({ ...at, tokens });
    await mira.call.characters.delete({ campaignId: table, characterId: gone });
    expect((await battleMaps.get(at)).map?.tokens.map(({ name }) => name)).toEqual(['Giant rat']);
  });
});
