import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let [oda, mira, tov]: Somebody[] = [];
let base64 = '';
const sides = { red: { r: 255, g: 0, b: 0 }, blue: { r: 0, g: 0, b: 255 } };

beforeAll(async () => {
  app = await startApp();
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  const half = (background: { r: number; g: number; b: number }) => sharp({ create: { width: 300, height: 300, channels: 3, background } });
  // Red left of a wall, and blue right of it.
  const right = await half(sides.blue).png().toBuffer();
  base64 = (
    await half(sides.red)
      .resize(600, 300, { fit: 'fill' })
      .composite([{ input: right, left: 300, top: 0 }])
      .png()
      .toBuffer()
  ).toString('base64');
});
afterAll(() => app.end());

const picture = (more: object = {}) => ({ type: 'image/png' as const, base64, x: 0, y: 0, width: 6, height: 3, ...more });

/** A map that is shown: Kara stands left of a wall with a closed door, and the picture lies under it. */
async function shownCellar() {
  if (!oda || !mira || !tov) throw new Error('Nobody is there.');
  const campaignId = await openCampaign(app, oda, [mira, tov], 'dm');
  const kara = await bringHero(app, campaignId, mira, 'Kara');
  const at = { campaignId, mapId: randomUUID() };
  const { battleMaps } = oda.call;
  await battleMaps.create({ ...at, name: 'The salt cellar', grid: { kind: 'square', columns: 6, rows: 3 } });
  const wall = (row: number, kind: 'wall' | 'door'): { between: [number, number]; kind: 'wall' | 'door' } => ({
    between: [row * 6 + 2, row * 6 + 3],
    kind,
  });
  await battleMaps.draw({ ...at, change: { kind: 'walls', walls: [wall(0, 'wall'), wall(1, 'door'), wall(2, 'wall')] } });
  await battleMaps.saveTokens({ ...at, tokens: [{ id: 'kara', name: 'Kara', cell: 8, characterId: kara }] });
  await battleMaps.show({ campaignId, mapId: at.mapId });
  await battleMaps.layPicture({ ...at, change: { kind: 'laid', picture: picture() } });
  return { oda, mira, tov, at };
}

/** The colours of a picture's dots, and how many there are of each. */
async function coloursOf(shown: { base64: string } | undefined) {
  if (!shown) return null;
  const { data } = await sharp(Buffer.from(shown.base64, 'base64')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = { red: 0, blue: 0, nothing: 0, other: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, , b = 0, alpha = 0] = data.subarray(at, at + 4);
    const colour = alpha === 0 ? 'nothing' : r > 200 && b < 60 ? 'red' : b > 200 && r < 60 ? 'blue' : 'other';
    counts[colour] += 1;
  }
  return counts;
}

it('a picture under the map of a campaign shows a player what their hero knows, and holds nothing of the rest', async () => {
  const { oda: leader, mira: player, at } = await shownCellar();
  const { map } = await player.call.battleMaps.get({ campaignId: at.campaignId });
  expect(map?.picture).toMatchObject({ x: 0, y: 0, width: 6, height: 3, across: 600, down: 300 });
  const seen = await player.call.battleMaps.picture({ ...at, tiles: [0, 1] });
  expect(seen.whole).toBeNull();
  expect(seen.parts).toMatchObject([{ tile: 0 }]);
  expect(await coloursOf(seen.parts[0])).toEqual({ red: 300 * 300, blue: 0, nothing: 300 * 300, other: 0 });
  expect((await leader.call.battleMaps.picture({ ...at, tiles: [] })).whole).toEqual(picture());
  // Once the door is open there is more to see. Water is painted over the picture.
  await leader.call.battleMaps.draw({ ...at, change: { kind: 'terrain', cells: [0], terrain: 'water' } });
  await leader.call.battleMaps.turnDoor({ ...at, between: [8, 9], open: true });
  const later = await coloursOf((await player.call.battleMaps.picture({ ...at, tiles: [0] })).parts[0]);
  // Where both meet, colours of dots run together a little.
  expect(later?.red).toBeGreaterThan(300 * 300 - 100 * 100 - 1000);
  expect(later?.red).toBeLessThanOrEqual(300 * 300 - 100 * 100);
  expect(later?.blue).toBeGreaterThan(300 * 100 - 1000);
});

it('a television shows of the picture what all heroes together know', async () => {
  const { oda: leader, at } = await shownCellar();
  const { key } = await leader.call.tableScreens.open({ campaignId: at.campaignId });
  const visitor = clientFor(app.url);
  expect((await visitor.tableScreens.watch({ key })).screen?.map?.picture).toMatchObject({ across: 600 });
  const { parts } = await visitor.tableScreens.picture({ key, tiles: [0] });
  expect(await coloursOf(parts[0])).toMatchObject({ red: 300 * 300, blue: 0 });
});

it('a picture is fitted and taken away by those who lead, copied with its map and gone with it', async () => {
  const { oda: leader, mira: player, at } = await shownCellar();
  const { battleMaps } = leader.call;
  const was = (await battleMaps.get(at)).map?.picture;
  const fit = { x: -1, y: 0.5, width: 12, height: 6 };
  const fitted = (await battleMaps.layPicture({ ...at, change: { kind: 'fitted', fit } })).map?.picture;
  expect(fitted).toMatchObject({ ...fit, across: 600, down: 300 });
  expect(fitted?.version).not.toBe(was?.version);
  expect((await player.call.battleMaps.get({ campaignId: at.campaignId })).map?.picture).toEqual(fitted);
  const copyId = randomUUID();
  expect((await battleMaps.copy({ ...at, copyId, name: 'Again' })).map?.picture).toMatchObject(fit);
  await battleMaps.layPicture({ ...at, change: { kind: 'none' } });
  expect((await player.call.battleMaps.get({ campaignId: at.campaignId })).map?.picture).toBeNull();
  expect(await player.call.battleMaps.picture({ ...at, tiles: [0] })).toEqual({ whole: null, parts: [] });
  await expect(battleMaps.layPicture({ ...at, change: { kind: 'fitted', fit } })).rejects.toThrow('No picture lies under this map.');
  await battleMaps.remove({ campaignId: at.campaignId, mapId: copyId });
  const { rows } = await app.database.pool.query(`select 1 from battle_map_picture where campaign_id = $1`, [at.campaignId]);
  expect(rows).toEqual([]);
});

it('what is no picture is refused, a map that is not shown keeps its own from players, and pictures take room', async () => {
  const { oda: leader, mira: player, tov: other, at } = await shownCellar();
  const text = Buffer.from('no picture').toString('base64');
  const laying = leader.call.battleMaps.layPicture({ ...at, change: { kind: 'laid', picture: picture({ base64: text }) } });
  await expect(laying).rejects.toThrow('Please choose a PNG, JPEG or WebP picture.');
  expect((await leader.call.battleMaps.picture({ ...at, tiles: [] })).whole?.base64).toBe(base64);
  await leader.call.battleMaps.show({ campaignId: at.campaignId, mapId: null });
  for (const { call } of [player, other])
    await expect(call.battleMaps.picture({ ...at, tiles: [0] })).rejects.toThrow('There is no such battle map.');
  const { used } = await leader.call.account.storage({});
  await leader.call.battleMaps.layPicture({ ...at, change: { kind: 'none' } });
  const after = await leader.call.account.storage({});
  expect(used - after.used).toBe(Buffer.from(base64, 'base64').length);
});
