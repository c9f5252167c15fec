import { randomUUID } from 'node:crypto';
import { strFromU8, strToU8 } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { drawn, emptyGround } from '#domain/battle-map/draw.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import type { AssetKind } from '#domain/market/terms.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { PNG, sendFile } from '#tests/support/app/world-files.ts';
import { openPackage } from './open-package.ts';
import { packPackage } from './pack.ts';
import { partOf } from './seal.ts';

let app: TestApp;
let wren: Somebody;
let mira: Somebody;
beforeAll(async () => {
  app = await startApp();
  wren = await signUpAdministrator(app);
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());

const cellar: Ground = drawn(emptyGround('Cellar', { kind: 'square', columns: 4, rows: 3 }), {
  kind: 'stamps',
  stamps: [{ id: 'a', drawing: 'barrel', text: '', x: 1, y: 1, width: 1, height: 1, turn: 0, forDm: true }],
});
const picture = Buffer.from(PNG).toString('base64');
const nothingElse = { homebrew: null, heroes: [] };

const statusOf = async (url: string, who?: Somebody) =>
  (await fetch(`${app.url}${url}`, { headers: who ? { cookie: who.cookie } : {} })).status;

it('maps go with a pack, drawings and all, into the account of whoever gets it, and follow newer versions', async () => {
  const mapId = randomUUID();
  const publish = async (version: string, ground: Ground, listingId: string | null = null) => {
    await wren.call.drawnMaps.save({ mapId, ground });
    const about = { ...aboutWeir, version };
    return (await wren.call.market.publishAssets({ listingId, about, ...nothingElse, maps: [mapId] })).listingId;
  };
  const listingId = await publish('1.0', cellar);
  await expect(mira.call.market.publishAssets({ listingId: null, about: aboutWeir, ...nothingElse, maps: [mapId] })).rejects.toMatchObject({
    code: 'drawnMap.notFound',
  });
  expect((await mira.call.market.listing({ listingId })).contents.maps).toEqual([{ name: 'Cellar', columns: 4, rows: 3, drawings: 1 }]);
  const holding = async (holds: AssetKind) => (await mira.call.market.browse({ holds })).listings.map(({ id }) => id);
  expect(await holding('maps')).toContain(listingId);
  expect(await holding('homebrew')).not.toContain(listingId);
  const { packageId: first } = await mira.call.market.obtain({ listingId });
  expect(await mira.call.market.installMaps({ packageId: first })).toEqual({ brought: 1, there: 0 });
  expect(await mira.call.market.installMaps({ packageId: first })).toEqual({ brought: 0, there: 1 });
  expect((await mira.call.drawnMaps.get({ mapId })).ground).toEqual(cellar);

  await publish('1.1', { ...cellar, name: 'Vault' }, listingId);
  const { packageId } = await mira.call.market.obtain({ listingId });
  const install = (await mira.call.market.purchases({})).find((each) => each.packageId === first)?.installed[0];
  const what = { installId: install?.id ?? '', packageId };
  const { seen, choices } = await mira.call.market.previewUpdate(what);
  expect(choices).toEqual([]);
  await mira.call.market.update({ ...what, seen, choices: [] });
  expect((await mira.call.drawnMaps.get({ mapId })).ground).toEqual({ ...cellar, name: 'Vault' });
  await mira.call.market.undoUpdate({ installId: what.installId });
  expect((await mira.call.drawnMaps.get({ mapId })).ground).toEqual(cellar);
});

it('a cover of one’s own is shown to whoever may see the listing, stays with newer versions, and travels in the file', async () => {
  const { id: worldId } = await wren.call.worlds.create({ name: 'Weir', description: '', entries: [] });
  const offer = (version: string, more: { picture?: string; keepsPicture?: boolean }, listingId: string | null = null) =>
    wren.call.market.publishWorld({ listingId, about: { ...aboutWeir, version }, worldId, ...more });
  await expect(offer('1.0', { picture: Buffer.from('<svg/>').toString('base64') })).rejects.toMatchObject({ code: 'image.invalid' });
  const { listingId } = await offer('1.0', { picture });
  const { picture: url } = await mira.call.market.listing({ listingId });
  const shown = await fetch(`${app.url}${url ?? ''}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(PNG);
  expect(await statusOf(`${url ?? ''}0`)).toBe(404);

  const { packageId } = await mira.call.market.obtain({ listingId });
  expect(await mira.call.market.installWorld({ packageId })).toMatchObject({ worldId: expect.any(String) });
  const file = await fetch(`${app.url}/api/packages/${packageId}/export`, { headers: { cookie: mira.cookie } });
  const sent = await sendFile(app, wren, '/api/packages/imports', 'weir.zip', new Uint8Array(await file.arrayBuffer()));
  expect(sent.status).toBe(200);

  await offer('1.1', { keepsPicture: true }, listingId);
  const { picture: kept } = await mira.call.market.listing({ listingId });
  expect(kept?.split('/').at(-1)).toBe(url?.split('/').at(-1));
  await wren.call.admin.judgeListing({ listingId, isShown: false, because: 'Not ours.' });
  expect(
    await Promise.all([statusOf(kept ?? ''), statusOf(kept ?? '', mira), statusOf(kept ?? '', wren), statusOf(url ?? '', mira)]),
  ).toEqual([404, 404, 200, 200]);
});

it('the picture under a map goes with it, counts as stored, follows newer versions, and comes back when one is taken back', async () => {
  const mapId = randomUUID();
  const under = { type: 'image/png' as const, base64: picture, x: -0.5, y: 0, width: 4, height: 3.25 };
  const publish = async (version: string, laid: typeof under | null, listingId: string | null = null) => {
    await wren.call.drawnMaps.save({ mapId, ground: cellar });
    await wren.call.drawnMaps.savePicture({ mapId, picture: laid });
    const about = { ...aboutWeir, version };
    return (await wren.call.market.publishAssets({ listingId, about, ...nothingElse, maps: [mapId] })).listingId;
  };
  const listingId = await publish('1.0', under);
  const { packageId: first } = await mira.call.market.obtain({ listingId });
  const { used } = await mira.call.account.storage({});
  await mira.call.market.installMaps({ packageId: first });
  const held = async () => (await mira.call.drawnMaps.get({ mapId })).picture;
  expect(await held()).toEqual(under);
  expect((await mira.call.account.storage({})).used).toBe(used + PNG.length);

  const install = (await mira.call.market.purchases({})).find((each) => each.packageId === first)?.installed[0];
  const installId = install?.id ?? '';
  const follow = async (version: string, laid: typeof under | null, chosen: 'mine' | 'theirs' | null = null) => {
    await publish(version, laid, listingId);
    const what = { installId, packageId: (await mira.call.market.obtain({ listingId })).packageId };
    const { seen, choices } = await mira.call.market.previewUpdate(what);
    expect(choices.map(({ field }) => field)).toEqual(chosen ? ['picture'] : []);
    expect(JSON.stringify(choices)).not.toContain(picture);
    await mira.call.market.update({ ...what, seen, choices: choices.map(({ key }) => ({ key, side: chosen ?? 'mine' })) });
  };
  await follow('1.1', null);
  expect([await held(), (await mira.call.account.storage({})).used]).toEqual([null, used]);
  await mira.call.market.undoUpdate({ installId });
  expect(await held()).toEqual(under);
  await follow('1.2', { ...under, x: 2 });
  expect(await held()).toEqual({ ...under, x: 2 });
  await mira.call.drawnMaps.savePicture({ mapId, picture: { ...under, x: 3 } });
  await follow('1.3', { ...under, x: 1 }, 'theirs');
  expect(await held()).toEqual({ ...under, x: 1 });
  await mira.call.market.undoUpdate({ installId });
  expect(await held()).toEqual({ ...under, x: 3 });
});

it('a package whose map has something under it that is no picture is refused', async () => {
  const mapId = randomUUID();
  await wren.call.drawnMaps.save({ mapId, ground: cellar });
  const { listingId } = await wren.call.market.publishAssets({ listingId: null, about: aboutWeir, ...nothingElse, maps: [mapId] });
  const { packageId } = await wren.call.market.obtain({ listingId });
  const file = await fetch(`${app.url}/api/packages/${packageId}/export`, { headers: { cookie: wren.cookie } });
  const { manifest, parts } = openPackage(new Uint8Array(await file.arrayBuffer()));
  const under = { type: 'image/png', base64: Buffer.from('<svg/>').toString('base64'), x: 0, y: 0, width: 4, height: 3 };
  const text = strFromU8(parts.get('parts/map-1.json') ?? new Uint8Array());
  const map = strToU8(JSON.stringify({ ...z.looseObject({}).parse(JSON.parse(text)), picture: under }));
  const changed = { ...manifest, parts: [partOf({ path: 'parts/map-1.json', holds: 'map', bytes: map })] };
  parts.set('parts/map-1.json', map);
  const sent = await sendFile(app, mira, '/api/packages/imports', 'odd.zip', new Uint8Array(packPackage(changed, parts)));
  expect([sent.status, await sent.text()]).toEqual([422, expect.stringContaining('In this package parts/map-1.json is no map.')]);
});
