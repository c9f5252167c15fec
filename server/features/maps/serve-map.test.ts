import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { cellAt, noFog } from '#domain/maps/fog.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { everyByteOf, exportFrom, sendFile } from '#tests/support/app/world-files.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let ivo: Somebody;
let worldId: string;
let campaignId: string;
let map: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  app = await startApp();
  [oda, mira, ivo] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Ivo')];
  map = new Uint8Array(
    await sharp({ create: { width: 96, height: 64, channels: 3, background: '#a52' } })
      .png()
      .toBuffer(),
  );
});
beforeEach(async () => {
  ({ id: worldId } = await oda.call.worlds.create({ name: 'The Weir' }));
  campaignId = await openCampaign(app, oda, [mira, ivo]);
  await app.database.pool.query('update campaign set world_id = $1 where id = $2', [worldId, campaignId]);
  await app.database.pool.query("update campaign_participant set seat = 'spectator' where user_id = $1", [ivo.id]);
  await sendFile(app, oda, `/api/worlds/${worldId}/pictures`, 'map.png', map);
});
afterAll(() => app.end());

const fetchMap = (cookie: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/campaigns/${campaignId}/map`, { headers: { cookie, ...headers } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const addressFor = async (who: Somebody) => (await who.call.maps.get({ campaignId })).mapUrl;

/** How much there is of a picture at a place of it, 0 to 255. */
async function opacityAt(picture: Buffer, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4 + 3] ?? -1;
}

describe('the picture of a map under fog', () => {
  it('is whole for those who lead, and holds nothing covered for players and spectators', async () => {
    await oda.call.maps.setFog({ campaignId, on: true });
    await oda.call.maps.reveal({ campaignId, cells: [cellAt(noFog, 0.5, 0.5)], on: true });
    expect(Buffer.compare(await bytesOf(await fetchMap(oda.cookie)), map)).toBe(0);
    for (const { cookie } of [mira, ivo]) {
      const picture = await bytesOf(await fetchMap(cookie));
      expect([await opacityAt(picture, 0.51, 0.51), await opacityAt(picture, 0.1, 0.1)]).toEqual([255, 0]);
    }
  });

  it('has another address with each stroke, and is not sent again while nothing has changed', async () => {
    const addresses = [await addressFor(mira)];
    await oda.call.maps.setFog({ campaignId, on: true });
    addresses.push(await addressFor(mira));
    const [before, whole] = [await fetchMap(mira.cookie), await addressFor(oda)];
    const etag = before.headers.get('etag') ?? '';
    expect((await fetchMap(mira.cookie, { 'if-none-match': etag })).status).toBe(304);
    await oda.call.maps.reveal({ campaignId, cells: [3], on: true });
    addresses.push(await addressFor(mira));
    expect([new Set(addresses).size, await addressFor(oda)]).toEqual([3, whole]);
    const after = await fetchMap(mira.cookie, { 'if-none-match': etag });
    expect([after.status, after.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });

  it('is for those with a seat, as long as they have it', async () => {
    await oda.call.maps.setFog({ campaignId, on: true });
    const etag = (await fetchMap(mira.cookie)).headers.get('etag') ?? '';
    await oda.call.campaigns.kick({ campaignId, userId: mira.id });
    expect((await fetchMap(mira.cookie, { 'if-none-match': etag })).status).toBe(404);
    expect([(await fetchMap('')).status, (await fetchMap((await signUp(app.url, 'Sly')).cookie)).status]).toEqual([401, 404]);
  });

  it('is empty where no fog can be cut into the file, and what was never a picture holds up nobody', async () => {
    const broken = map.slice(0, 40);
    const sent = await sendFile(app, oda, `/api/worlds/${worldId}/pictures`, 'a map.png', broken);
    expect(sent.status).toBe(200);
    await oda.call.maps.setFog({ campaignId, on: true });
    const picture = await bytesOf(await fetchMap(mira.cookie));
    expect(await sharp(picture).stats()).toMatchObject({ channels: [{ max: 0 }, { max: 0 }, { max: 0 }, { max: 0 }] });
    expect(await clientFor(app.url, mira.cookie).maps.get({ campaignId })).toMatchObject({ fog: { on: true } });
  });

  it('is no drawing for players where the map is one', async () => {
    await app.database.pool.query('update campaign set world_id = $1 where id = $2', [FREE_TEMPLATE_WORLD, campaignId]);
    await oda.call.maps.setFog({ campaignId, on: true });
    const [led, played] = [await fetchMap(oda.cookie), await fetchMap(mira.cookie)];
    expect([led.headers.get('content-type'), played.headers.get('content-type')]).toEqual(['image/svg+xml', 'image/webp']);
    expect((await bytesOf(played)).includes('<svg')).toBe(false);
  });
});

describe('the world’s own picture of a map that lies under fog at a table', () => {
  const seen = async (who: Somebody) => {
    const { mapUrl, isMapHidden } = await who.call.worlds.get({ worldId });
    const card = (await who.call.worlds.list({})).find(({ id }) => id === worldId);
    const files = (await who.call.worlds.files({ worldId })).map(({ name }) => name);
    return [mapUrl !== null, card?.mapUrl !== null, files.includes('map.png'), !isMapHidden];
  };
  const everywhere = [true, true, true, true];
  const nowhere = [false, false, false, false];
  const isExported = async (who: Somebody) => everyByteOf(await exportFrom(app, who, worldId)).includes('map.png');

  it('is kept from those who read the world by their seat alone, as long as the fog is on', async () => {
    expect(await seen(mira)).toEqual(everywhere);
    await oda.call.maps.setFog({ campaignId, on: true });
    expect([await seen(mira), await seen(ivo), await seen(oda)]).toEqual([nowhere, nowhere, everywhere]);
    expect([await isExported(mira), await isExported(oda)]).toEqual([false, true]);
    await oda.call.maps.setFog({ campaignId, on: false });
    expect(await seen(mira)).toEqual(everywhere);
  });

  it('is shown to readers of the world, to those who lead a table in it, and where another table of theirs has no fog', async () => {
    await oda.call.maps.setFog({ campaignId, on: true });
    await mira.call.invitations.joinWorld({ code: (await oda.call.invitations.createForWorld({ worldId })).code });
    expect(await seen(mira)).toEqual(everywhere);
    await oda.call.campaigns.setRole({ campaignId, userId: ivo.id, seat: 'co-dm' });
    expect(await seen(ivo)).toEqual(everywhere);
    await oda.call.campaigns.setRole({ campaignId, userId: ivo.id, seat: 'player' });
    const other = await openCampaign(app, oda, [ivo]);
    await app.database.pool.query('update campaign set world_id = $1 where id = $2', [worldId, other]);
    expect(await seen(ivo)).toEqual(everywhere);
  });
});
