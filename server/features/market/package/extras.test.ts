import { randomUUID } from 'node:crypto';
import { strFromU8, strToU8 } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { eelPot } from '#domain/battle-map/stamps/own-drawing.fixture.ts';
import { beastTable, roadTable } from '#domain/idea/random-table/random-table.fixture.ts';
import { drawn, emptyGround } from '#domain/battle-map/draw.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import type { AssetKind } from '#domain/market/terms.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
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
  const preview = await clientFor(app.url).market.entry({ listingId, of: 'map', at: 0 });
  expect(preview).toEqual({ shown: { of: 'map', ground: cellar, picture: null } });
  await expect(clientFor(app.url).market.entry({ listingId, of: 'map', at: 1 })).rejects.toMatchObject({ status: 404 });
  const { packageId: first } = await mira.call.market.obtain({ listingId });
  expect(await mira.call.market.installForAccount({ packageId: first })).toEqual({ brought: 1, there: 0 });
  expect(await mira.call.market.installForAccount({ packageId: first })).toEqual({ brought: 0, there: 1 });
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
  await mira.call.market.installForAccount({ packageId: first });
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

it('random tables and stamps go with a pack, can be looked at before, come into the account of whoever gets it, and follow newer versions', async () => {
  const { call } = wren;
  for (const table of [roadTable, beastTable]) await call.ownAssets.saveTable({ table });
  await call.ownAssets.saveStamp({ stamp: eelPot });
  const publish = async (version: string, listingId: string | null = null) => {
    const about = { ...aboutWeir, version };
    const what = { ...nothingElse, tables: [roadTable.id], stamps: [eelPot.id] };
    return (await call.market.publishAssets({ listingId, about, ...what })).listingId;
  };
  await expect(
    mira.call.market.publishAssets({ listingId: null, about: aboutWeir, ...nothingElse, tables: [roadTable.id] }),
  ).rejects.toMatchObject({ code: 'ownAsset.notFound' });
  const listingId = await publish('1.0');
  expect((await mira.call.market.listing({ listingId })).contents).toMatchObject({
    tables: [
      { name: 'On the road', rows: 3, dice: '1d6' },
      { name: 'Beasts of the road', rows: 2, dice: null },
    ],
    stamps: [{ name: 'Eel pot' }],
  });
  expect((await mira.call.market.browse({ holds: 'tables' })).listings.map(({ id }) => id)).toContain(listingId);
  expect(await mira.call.market.entry({ listingId, of: 'table', at: 1 })).toEqual({ shown: { of: 'table', table: beastTable } });
  expect(await mira.call.market.entry({ listingId, of: 'stamp', at: 0 })).toEqual({ shown: { of: 'stamp', stamp: eelPot } });
  await expect(mira.call.market.entry({ listingId, of: 'stamp', at: 1 })).rejects.toMatchObject({ code: 'listing.notFound' });

  const { packageId: first } = await mira.call.market.obtain({ listingId });
  expect(await mira.call.market.installForAccount({ packageId: first })).toEqual({ brought: 3, there: 0 });
  expect(await mira.call.market.installForAccount({ packageId: first })).toEqual({ brought: 0, there: 3 });
  expect(await mira.call.ownAssets.tables({})).toEqual([beastTable, roadTable]);
  expect(await mira.call.ownAssets.stamps({})).toEqual([eelPot]);
  const got = (await mira.call.market.purchases({})).find((each) => each.packageId === first);
  expect(got?.installed[0]?.parts).toContain(`table/${roadTable.id}`);
  // What was installed keeps the terms of its source.
  const onward = { ...nothingElse, stamps: [eelPot.id] };
  await expect(
    mira.call.market.publishAssets({ listingId: null, about: { ...aboutWeir, license: 'CC0-1.0' }, ...onward }),
  ).rejects.toMatchObject({ code: 'listing.licenseOfSource' });

  const longer = { ...beastTable, rows: [...beastTable.rows, { weight: 1, text: 'An owl', next: null }] };
  await call.ownAssets.saveTable({ table: longer });
  await call.ownAssets.saveStamp({ stamp: { ...eelPot, name: 'Old eel pot' } });
  await publish('1.1', listingId);
  await mira.call.ownAssets.saveStamp({ stamp: { ...eelPot, name: 'My eel pot' } });
  const { packageId } = await mira.call.market.obtain({ listingId });
  const what = { installId: got?.installed[0]?.id ?? '', packageId };
  const { seen, choices } = await mira.call.market.previewUpdate(what);
  expect(choices.map(({ part, field }) => [part.kind, field])).toEqual([['stamp', 'name']]);
  await mira.call.market.update({ ...what, seen, choices: choices.map(({ key }) => ({ key, side: 'mine' as const })) });
  expect((await mira.call.ownAssets.tables({}))[0]).toEqual(longer);
  expect((await mira.call.ownAssets.stamps({}))[0]?.name).toBe('My eel pot');
  await mira.call.market.undoUpdate({ installId: what.installId });
  expect((await mira.call.ownAssets.tables({}))[0]).toEqual(beastTable);
});

it('a pack of tables and stamps is a file that another account takes in; one whose tables break a rule is refused', async () => {
  const { listingId } = await wren.call.market.publishAssets({
    listingId: null,
    about: { ...aboutWeir, title: 'Road and pot' },
    ...nothingElse,
    tables: [beastTable.id],
    stamps: [eelPot.id],
  });
  const { packageId } = await wren.call.market.obtain({ listingId });
  const file = await fetch(`${app.url}/api/packages/${packageId}/export`, { headers: { cookie: wren.cookie } });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const tov = await signUp(app.url, 'Tov');
  expect((await sendFile(app, tov, '/api/packages/imports', 'road.zip', bytes)).status).toBe(200);
  const [brought] = await tov.call.market.purchases({});
  expect(await tov.call.market.installForAccount({ packageId: brought?.packageId ?? '' })).toEqual({ brought: 2, there: 0 });

  const { manifest, parts } = openPackage(bytes);
  const odd = strToU8(strFromU8(parts.get('parts/stamps.json') ?? new Uint8Array()).replaceAll(/"d":"M[^"]*"/g, '"d":"M0 0\\"/><script>"'));
  parts.set('parts/stamps.json', odd);
  const changed = manifest.parts.map((part) => (part.holds === 'stamps' ? partOf({ ...part, bytes: odd }) : part));
  const sent = await sendFile(
    app,
    tov,
    '/api/packages/imports',
    'odd.zip',
    new Uint8Array(packPackage({ ...manifest, parts: changed }, parts)),
  );
  expect([sent.status, await sent.text()]).toEqual([422, expect.stringContaining('parts/stamps.json is no file of stamps.')]);
});

it('a map takes the stamps of its author’s own along, and keeps their terms', async () => {
  const mapId = randomUUID();
  const stamp = { id: 'pot', drawing: eelPot.id, text: '', x: 1, y: 1, width: 2, height: 1, turn: 0, forDm: false };
  const pier = drawn(cellar, { kind: 'stamps', stamps: [stamp], drawings: [eelPot] });
  await wren.call.drawnMaps.save({ mapId, ground: pier });
  const { listingId } = await wren.call.market.publishAssets({ listingId: null, about: aboutWeir, ...nothingElse, maps: [mapId] });
  const { packageId } = await mira.call.market.obtain({ listingId });
  await mira.call.market.installForAccount({ packageId });
  const { ground } = await mira.call.drawnMaps.get({ mapId });
  expect(ground).toEqual(pier);
  // Mira has the stamp of a package: a map of her own with it keeps to its license.
  const own = randomUUID();
  await mira.call.drawnMaps.save({ mapId: own, ground });
  await expect(
    mira.call.market.publishAssets({ listingId: null, about: { ...aboutWeir, license: 'CC0-1.0' }, ...nothingElse, maps: [own] }),
  ).rejects.toMatchObject({ code: 'listing.licenseOfSource' });
});
