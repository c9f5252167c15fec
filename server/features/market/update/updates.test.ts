import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cinderDrake, tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { uploadPicture } from '#tests/support/app/world-files.ts';

let app: TestApp;
let wren: Somebody;
let mira: Somebody;
beforeAll(async () => {
  app = await startApp();
  wren = await signUpAdministrator(app);
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());

/** The install of a listing that somebody has, with the newest version that they have got of it. */
async function installOf(who: Somebody, listingId: string) {
  const got = (await who.call.market.purchases({})).filter((each) => each.listingId === listingId);
  const [install] = got.flatMap(({ installed }) => installed);
  if (!install) throw new Error('Nothing of it is installed.');
  return { ...install, packageId: install.update?.packageId ?? '' };
}

const textsIn = async (who: Somebody, worldId: string) =>
  Object.fromEntries((await who.call.lore.list({ worldId })).map(({ name, text }) => [name, text]));

/** A world of Wren's that Mira has installed in its first version, and where she has changed the gate and written a tavern. */
async function installedWorld() {
  const { id: worldId } = await wren.call.worlds.create({
    name: 'Weir',
    description: 'A town.',
    entries: [
      { category: 'geography', name: 'The Gate', text: 'Oak.' },
      { category: 'geography', name: 'The Mill', text: 'Still.' },
      { category: 'geography', name: 'The Old Ford', text: 'Dry.' },
    ],
  });
  const entries = await wren.call.lore.list({ worldId });
  const { listingId } = await wren.call.market.publishWorld({ listingId: null, about: aboutWeir, worldId });
  const { packageId } = await mira.call.market.obtain({ listingId });
  const { worldId: copyId } = await mira.call.market.installWorld({ packageId });
  const edit = async (who: Somebody, inWorld: string, name: string, text: string) => {
    const entry = (await who.call.lore.list({ worldId: inWorld })).find((each) => each.name === name);
    const edits = { text: { value: text, seen: entry?.versions['text'] ?? 1 } };
    await who.call.lore.edit({ worldId: inWorld, entryId: entry?.id ?? '', edits });
  };
  await edit(mira, copyId, 'The Gate', 'Hers.');
  await mira.call.lore.add({ worldId: copyId, entry: { category: 'geography', name: 'The Tavern', text: 'Hers too.' } });
  return { worldId, copyId, listingId, entries, edit };
}

describe('an installed world', () => {
  it('follows a newer version where it was not changed, asks where it was, and goes back', async () => {
    const { worldId, copyId, listingId, entries, edit } = await installedWorld();
    await edit(wren, worldId, 'The Gate', 'Iron.');
    await edit(wren, worldId, 'The Mill', 'It turns.');
    await wren.call.lore.remove({ worldId, entryId: entries.find(({ name }) => name === 'The Old Ford')?.id ?? '' });
    const image = await uploadPicture(app, wren, worldId, 'ford.png');
    await wren.call.lore.add({ worldId, entry: { category: 'geography', name: 'The New Ford', text: 'Wet.', image } });
    await wren.call.market.publishWorld({ listingId, about: { ...aboutWeir, version: '1.1' }, worldId });
    expect((await installOf(mira, listingId)).update).toBeNull();
    await mira.call.market.obtain({ listingId });

    const { id: installId, packageId, ...install } = await installOf(mira, listingId);
    expect(install).toMatchObject({ worldId: copyId, version: '1.0', update: { version: '1.1' }, earlier: null });
    const look = () => mira.call.market.previewUpdate({ installId, packageId });
    const preview = await look();
    expect(preview).toMatchObject({
      from: '1.0',
      to: '1.1',
      added: [{ name: 'The New Ford' }],
      removed: [{ name: 'The Old Ford' }],
      changed: [{ name: 'The Mill', fields: ['text'] }],
      choices: [{ part: { name: 'The Gate' }, field: 'text', mine: 'Hers.', theirs: 'Iron.', both: null }],
    });
    const [gate] = preview.choices;
    const choices = [{ key: gate?.key ?? '', side: 'theirs' as const }];
    const made = (seen: string, chosen = choices) => mira.call.market.update({ installId, packageId, seen, choices: chosen });
    await expect(made(preview.seen, [])).rejects.toMatchObject({ code: 'update.moved' });
    await edit(mira, copyId, 'The Gate', 'Hers, again.');
    await expect(made(preview.seen)).rejects.toMatchObject({ code: 'update.moved' });
    expect(await textsIn(mira, copyId)).toMatchObject({ 'The Gate': 'Hers, again.', 'The Old Ford': 'Dry.' });

    expect(await made((await look()).seen)).toEqual({ version: '1.1' });
    expect(await textsIn(mira, copyId)).toEqual({
      'The Gate': 'Iron.',
      'The Mill': 'It turns.',
      'The New Ford': 'Wet.',
      'The Tavern': 'Hers too.',
    });
    const ford = (await mira.call.lore.list({ worldId: copyId })).find(({ name }) => name === 'The New Ford');
    expect((await mira.call.worlds.files({ worldId: copyId })).map(({ path }) => path)).toContain(ford?.image);
    await expect(look()).rejects.toMatchObject({ code: 'install.notNewer' });

    await edit(mira, copyId, 'The Mill', 'Hers now.');
    expect(await installOf(mira, listingId)).toMatchObject({ version: '1.1', earlier: '1.0' });
    expect(await mira.call.market.undoUpdate({ installId })).toEqual({ version: '1.0', left: ['The Mill'] });
    expect(await textsIn(mira, copyId)).toEqual({
      'The Gate': 'Hers, again.',
      'The Mill': 'Hers now.',
      'The Old Ford': 'Dry.',
      'The Tavern': 'Hers too.',
    });
    await expect(mira.call.market.undoUpdate({ installId })).rejects.toMatchObject({ code: 'update.notThere' });
    expect(await installOf(mira, listingId)).toMatchObject({ version: '1.0', update: { version: '1.1' }, earlier: null });
  });

  it('that an earlier build has installed is asked about wherever it differs, and loses nothing', async () => {
    const { worldId, copyId, listingId, edit } = await installedWorld();
    await app.database.pool.query('delete from package_base');
    await edit(wren, worldId, 'The Mill', 'It turns.');
    await wren.call.market.publishWorld({ listingId, about: { ...aboutWeir, version: '1.1' }, worldId });
    await mira.call.market.obtain({ listingId });
    const { id: installId, packageId } = await installOf(mira, listingId);
    const { choices, removed, seen } = await mira.call.market.previewUpdate({ installId, packageId });
    expect({ removed, asked: choices.map(({ part }) => part.name) }).toEqual({ removed: [], asked: ['The Gate', 'The Mill'] });
    const mine = choices.map(({ key }) => ({ key, side: 'mine' as const }));
    await mira.call.market.update({ installId, packageId, seen, choices: mine });
    expect(await textsIn(mira, copyId)).toMatchObject({ 'The Gate': 'Hers.', 'The Mill': 'Still.', 'The Tavern': 'Hers too.' });
  });

  it('is brought up to date by its owner alone, and with a version of the same alone', async () => {
    const { listingId } = await installedWorld();
    const { id: installId } = await installOf(mira, listingId);
    const other = await mira.call.market.obtain({ listingId: '3c1f6a02-8f5e-4b58-9d0e-6a1b7c2d3e02' });
    const look = (who: Somebody) => who.call.market.previewUpdate({ installId, packageId: other.packageId });
    await expect(look(wren)).rejects.toMatchObject({ code: 'install.notFound' });
    await expect(look(mira)).rejects.toMatchObject({ code: 'install.otherPackage' });
  });
});

describe('installed homebrew', () => {
  it('follows field by field, keeps what its table has changed, and goes back', async () => {
    const [workshop, table] = [await openCampaign(app, wren, [], 'dm'), await openCampaign(app, wren, [], 'dm')];
    const [ring, drake] = [
      { ...tideRing, id: randomUUID() },
      { ...cinderDrake, id: randomUUID() },
    ];
    for (const entry of [ring, drake]) await wren.call.homebrew.save({ campaignId: workshop, entry, seen: null });
    const homebrew = { campaignId: workshop, entryIds: [ring.id, drake.id] };
    const { listingId } = await wren.call.market.publishAssets({ listingId: null, about: aboutWeir, homebrew, heroes: [] });
    const { packageId: first } = await wren.call.market.obtain({ listingId });
    await wren.call.market.installHomebrew({ packageId: first, campaignId: table });

    await wren.call.homebrew.save({ campaignId: table, entry: { ...ring, name: 'Ring of the Neap', text: 'Ours.' }, seen: 1 });
    const legendary = { ...ring, text: 'Theirs.', facts: { ...ring.facts, rarity: 'legendary' as const } };
    await wren.call.homebrew.save({ campaignId: workshop, entry: legendary, seen: 1 });
    await wren.call.homebrew.save({ campaignId: workshop, entry: { ...drake, text: 'It sleeps.' }, seen: 1 });
    await wren.call.market.publishAssets({ listingId, about: { ...aboutWeir, version: '1.1' }, homebrew, heroes: [] });
    await wren.call.market.obtain({ listingId });

    const { id: installId, packageId } = await installOf(wren, listingId);
    const { choices, changed, kept, seen } = await wren.call.market.previewUpdate({ installId, packageId });
    expect({ choices: choices.map(({ field }) => field), changed: changed.map(({ fields }) => fields), kept }).toEqual({
      choices: ['text'],
      changed: [['text'], ['facts.rarity']],
      kept: [{ key: `homebrew/${ring.id}`, kind: 'homebrew', name: 'Ring of the Neap', fields: ['name'] }],
    });
    const side = 'mine' as const;
    await wren.call.market.update({ installId, packageId, seen, choices: choices.map(({ key }) => ({ key, side })) });
    const now = async () => (await wren.call.homebrew.list({ campaignId: table })).map(({ entry }) => entry);
    const [drakeNow, ringNow] = await now();
    expect([drakeNow?.text, ringNow]).toEqual(['It sleeps.', { ...ring, name: 'Ring of the Neap', text: 'Ours.', facts: legendary.facts }]);
    await wren.call.market.undoUpdate({ installId });
    expect(await now()).toEqual([drake, { ...ring, name: 'Ring of the Neap', text: 'Ours.' }]);
  });
});
