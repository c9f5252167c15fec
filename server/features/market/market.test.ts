import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cinderDrake, tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { hearReply, sayAt } from '#tests/support/app/conversation.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { sendFile } from '#tests/support/app/world-files.ts';

const ours = { tides: '3c1f6a02-8f5e-4b58-9d0e-6a1b7c2d3e01', chest: '3c1f6a02-8f5e-4b58-9d0e-6a1b7c2d3e04' };

let app: TestApp;
let admin: Somebody;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdministrator(app);
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
  await app.database.pool.query(`update "user" set plan = 'DM' where id = any($1)`, [[oda.id, mira.id]]);
  [oda, mira] = [await again(oda), await again(mira)];
});
afterAll(() => app.end());
beforeEach(async () => {
  await app.database.pool.query('delete from listing where not is_ours');
  await app.database.pool.query('delete from package where listing_id is null');
  campaignId = await openCampaign(app, oda, [mira], 'dm');
});

/** The same person with a session that knows their plan. */
async function again(who: Somebody): Promise<Somebody> {
  const response = await fetch(`${app.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url },
    body: JSON.stringify({ email: who.email, password: 'a lantern in the reeds' }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { ...who, cookie, call: clientFor(app.url, cookie) };
}

/** Offers a ring and a drake of Oda's; answers the listing. */
async function offerAssets(change: Partial<typeof aboutWeir> = {}, listingId: string | null = null): Promise<string> {
  const entries = [tideRing, cinderDrake].map((entry) => ({ ...entry, id: randomUUID() }));
  for (const entry of entries) await oda.call.homebrew.save({ campaignId, entry, seen: null });
  const homebrew = { campaignId, entryIds: entries.map(({ id }) => id) };
  return (await oda.call.market.publishAssets({ listingId, about: { ...aboutWeir, ...change }, homebrew, heroes: [] })).listingId;
}

const titlesFor = async (who: Pick<Somebody, 'call'>, wanted = {}) =>
  (await who.call.market.browse(wanted)).listings.map(({ title }) => title);

describe('the marketplace', () => {
  it('shows what comes with the product to somebody without an account, and finds it', async () => {
    const visitor = { call: clientFor(app.url) };
    expect(await titlesFor(visitor, { kind: 'adventure' })).toHaveLength(3);
    expect(await titlesFor(visitor, { kind: 'assets' })).toHaveLength(3);
    expect(await titlesFor(visitor, { search: '100%' })).toEqual([]);
    expect(await titlesFor(visitor, { search: 'ferryman' })).toEqual(['The Ferryman’s Chest']);
    expect(await titlesFor(visitor, { license: 'CC0-1.0' })).toEqual([]);
    expect(await titlesFor(visitor, { holds: 'homebrew' })).toHaveLength(3);
    expect(await titlesFor(visitor, { holds: 'maps' })).toEqual([]);
    const { contents, isOurs, gotVersion } = await visitor.call.market.listing({ listingId: ours.tides });
    expect(contents.scenes.length).toBeGreaterThan(3);
    expect({ isOurs, gotVersion }).toEqual({ isOurs: true, gotVersion: null });
  });

  it('brings homebrew of one table to another, once for each entry', async () => {
    const listingId = await offerAssets();
    const { packageId } = await mira.call.market.obtain({ listingId });
    const elsewhere = await openCampaign(app, mira, [], 'dm');
    expect(await mira.call.market.installHomebrew({ packageId, campaignId: elsewhere })).toEqual({ brought: 2, there: 0 });
    expect(await mira.call.market.installHomebrew({ packageId, campaignId: elsewhere })).toEqual({ brought: 0, there: 2 });
    const brought = (await mira.call.homebrew.list({ campaignId: elsewhere })).map(({ entry }) => entry);
    const names = brought.map(({ name }) => name);
    expect(names).toEqual(['Cinder Drake', 'Ring of Slack Water']);
    const offer = (license: typeof aboutWeir.license, entryIds: string[]) =>
      mira.call.market.publishAssets({
        listingId: null,
        about: { ...aboutWeir, license },
        homebrew: { campaignId: elsewhere, entryIds },
        heroes: [],
      });
    const own = { ...tideRing, id: randomUUID() };
    await mira.call.homebrew.save({ campaignId: elsewhere, entry: own, seen: null });
    const [drake] = brought.map(({ id }) => id);
    await expect(offer('CC0-1.0', [own.id, drake ?? ''])).rejects.toMatchObject({ code: 'listing.licenseOfSource' });
    expect((await oda.call.market.listing(await offer('CC-BY-4.0', [drake ?? '']))).basedOn).toMatchObject([
      { title: 'The Weir', author: 'Oda' },
    ]);
    expect((await oda.call.market.listing(await offer('CC0-1.0', [own.id]))).basedOn).toEqual([]);
    const copy = (await mira.call.market.purchases({})).find((each) => each.packageId === packageId);
    expect(copy).toMatchObject({
      packageId,
      listingId,
      title: 'The Weir',
      author: 'Oda',
      newer: null,
      installed: [{ campaignId: elsewhere }, {}],
    });
    await expect(mira.call.market.installWorld({ packageId })).rejects.toMatchObject({ status: 422 });
  });

  it('tells of a newer version, and takes the higher one alone', async () => {
    const listingId = await offerAssets();
    const first = await mira.call.market.obtain({ listingId });
    await expect(offerAssets({ version: '1.0' }, listingId)).rejects.toMatchObject({ status: 422 });
    expect(await offerAssets({ version: '1.1', title: 'The Weir Again' }, listingId)).toBe(listingId);
    expect((await mira.call.market.purchases({}))[0]).toMatchObject({ version: '1.0', newer: '1.1' });
    const second = await mira.call.market.obtain({ listingId });
    expect(second).toMatchObject({ version: '1.1' });
    expect(await mira.call.market.listing({ listingId })).toMatchObject({ title: 'The Weir Again', gotVersion: '1.1' });
    const both = await mira.call.market.purchases({});
    expect(both.map(({ newer }) => newer)).toEqual([null, null]);
    expect(both.map(({ newest }) => newest)).toEqual([second.packageId, second.packageId]);
    for (const { packageId } of [first, second]) await mira.call.market.forget({ packageId });
    await expect(mira.call.market.heroes({ packageId: first.packageId })).rejects.toMatchObject({ status: 404 });
  });

  it('gives a hero of one’s own away as a file, and nobody else’s', async () => {
    const characterId = await bringHero(app, campaignId, mira, 'Kara');
    const offer = (who: Somebody) =>
      who.call.market.publishAssets({ listingId: null, about: aboutWeir, homebrew: null, heroes: [{ campaignId, characterId }] });
    await expect(offer(oda)).rejects.toMatchObject({ status: 404 });
    const { listingId } = await offer(mira);
    expect(await titlesFor(oda, { holds: 'heroes' })).toEqual([aboutWeir.title]);
    expect(await titlesFor(oda, { holds: 'homebrew', search: aboutWeir.title })).toEqual([]);
    const { packageId } = await oda.call.market.obtain({ listingId });
    const [file] = await oda.call.market.heroes({ packageId });
    expect(file?.name).toBe('Kara');
    const report = await oda.call.characters.previewImport({ id: randomUUID(), campaignId, text: file?.text ?? '' });
    expect(report.name).toBe('Kara');
    await expect(mira.call.market.publishAssets({ listingId: null, about: aboutWeir, homebrew: null, heroes: [] })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe('a world that is offered', () => {
  it('becomes a world of whoever gets it, without the words it was made from', async () => {
    const { id: worldId } = await oda.call.worlds.create({
      name: 'Weir',
      description: 'A town.',
      aiPrompt: 'my private wish',
      entries: [{ category: 'geography', name: 'The Gate', text: 'Oak.\n::: dm\nThe key is false.\n:::' }],
    });
    await expect(mira.call.market.publishWorld({ listingId: null, about: aboutWeir, worldId })).rejects.toMatchObject({ status: 404 });
    const { listingId } = await oda.call.market.publishWorld({ listingId: null, about: aboutWeir, worldId });
    const { packageId } = await mira.call.market.obtain({ listingId });
    const { worldId: copyId } = await mira.call.market.installWorld({ packageId });
    expect((await oda.call.market.mine({})).map((each) => each.worldId)).toEqual([worldId]);
    const copy = await mira.call.worlds.get({ worldId: copyId });
    expect(copy).toMatchObject({ name: 'Weir', role: 'owner', aiPrompt: null });
    expect(Object.values(copy.lore.geography)[0]?.description).toContain('The key is false.');
    await mira.call.worlds.delete({ worldId: copyId });
    expect((await mira.call.market.purchases({}))[0]).toMatchObject({ installed: [] });
  });

  it('plays its handwritten adventure, where it comes with one', async () => {
    const { packageId } = await mira.call.market.obtain({ listingId: ours.tides });
    const { worldId } = await mira.call.market.installWorld({ packageId });
    const { id } = await mira.call.campaigns.create({ name: 'Tides', worldId });
    expect(await mira.call.campaigns.get({ campaignId: id })).toMatchObject({
      location: expect.objectContaining({ place: expect.anything() }),
    });
    const { rows } = await app.database.pool.query('select story from world where id = $1', [worldId]);
    expect(rows).toEqual([{ story: 'free-template-world' }]);
    // The narrator answers players from their first line on.
    await app.database.pool.query(`insert into campaign_participant (campaign_id, user_id, seat) values ($1, $2, 'player')`, [id, oda.id]);
    const { content } = await hearReply(await sayAt(oda, id, 'I look around.'));
    expect(content).not.toBe('');
  });

  it('keeps the terms of the package that it was installed from, and of one’s own none', async () => {
    const { packageId } = await mira.call.market.obtain({ listingId: ours.tides });
    const { worldId } = await mira.call.market.installWorld({ packageId });
    const offer = (change: Partial<typeof aboutWeir>, made = worldId) =>
      mira.call.market.publishWorld({ listingId: null, about: { ...aboutWeir, provenance: 'assisted', ...change }, worldId: made });
    await expect(offer({ license: 'CC0-1.0' })).rejects.toMatchObject({ code: 'listing.licenseOfSource' });
    const { listingId } = await offer({ license: 'CC-BY-SA-4.0' });
    const origin = { title: 'Nineteen Tides Owing', author: 'Hearthlore', license: 'CC-BY-4.0' };
    expect(await oda.call.market.listing({ listingId })).toMatchObject({ basedOn: [origin] });
    // Mira’s own choice of share-alike binds others, and not herself: but still Hearthlore’s terms.
    const own = await mira.call.market.obtain({ listingId });
    const { worldId: copyId } = await mira.call.market.installWorld(own);
    const [got] = await mira.call.market.purchases({});
    expect(got).toMatchObject({ packageId: own.packageId, sources: [{ ...origin, provenance: 'assisted' }], installed: [{ parts: [] }] });
    const again = await offer({ license: 'CC-BY-4.0' }, copyId);
    expect(await oda.call.market.listing(again)).toMatchObject({ basedOn: [origin] });
  });
});

describe('a package as a file', () => {
  const Brought = z.object({ packageId: z.string(), title: z.string() });
  const fileOf = async (who: Somebody, packageId: string) => {
    const response = await fetch(`${app.url}/api/packages/${packageId}/export`, { headers: { cookie: who.cookie } });
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  it('goes to another account, takes room there, and can be installed', async () => {
    const { packageId } = await mira.call.market.obtain({ listingId: ours.chest });
    const { bytes } = await fileOf(mira, packageId);
    expect((await fileOf(oda, packageId)).status).toBe(404);
    const before = (await oda.call.account.storage({})).used;
    const sent = await sendFile(app, oda, '/api/packages/imports', 'chest.zip', bytes);
    const brought = Brought.parse(await sent.json());
    expect(brought.title).toBe('The Ferryman’s Chest');
    expect((await oda.call.account.storage({})).used).toBeGreaterThan(before);
    expect(await oda.call.market.installHomebrew({ packageId: brought.packageId, campaignId })).toMatchObject({ brought: 10 });
    expect((await fileOf(oda, brought.packageId)).bytes).toEqual(bytes);
    await oda.call.market.forget({ packageId: brought.packageId });
    expect((await oda.call.account.storage({})).used).toBe(before);
  });

  it('that is none is refused in a sentence, and leaves nothing behind', async () => {
    const sent = await sendFile(app, oda, '/api/packages/imports', 'chest.zip', new Uint8Array([1, 2, 3]));
    expect(sent.status).toBe(422);
    expect(await sent.text()).toContain('cannot be read as a package');
    expect(await oda.call.market.purchases({})).toEqual([]);
  });
});

describe('what is said of a listing', () => {
  it('comes from those who have got it, once each', async () => {
    const listingId = await offerAssets();
    await expect(mira.call.market.rate({ listingId, stars: 5 })).rejects.toMatchObject({ status: 409 });
    await expect(oda.call.market.rate({ listingId, stars: 5 })).rejects.toMatchObject({ status: 409 });
    await mira.call.market.obtain({ listingId });
    await mira.call.market.rate({ listingId, stars: 2, text: 'Too short.' });
    await mira.call.market.rate({ listingId, stars: 4, text: 'It grew.' });
    const { stars, ratings, said } = await oda.call.market.listing({ listingId });
    expect({ stars, ratings, said }).toMatchObject({ stars: 4, ratings: 1, said: [{ by: 'Mira', text: 'It grew.', isMine: false }] });
    expect(await titlesFor(oda, { leastStars: 4 })).toEqual(['The Weir']);
    expect(await titlesFor(oda, { leastStars: 5 })).toEqual([]);
  });

  it('reaches administrators, who take it down with a reason that its publisher reads', async () => {
    const listingId = await offerAssets();
    await mira.call.market.report({ listingId, reason: 'copied', text: 'It is Tov’s.' });
    expect((await admin.call.admin.waiting({})).listings).toBe(1);
    expect(await admin.call.admin.marketQueue({})).toMatchObject([{ id: listingId, reports: [{ reason: 'copied', by: 'Mira' }] }]);
    await expect(admin.call.admin.judgeListing({ listingId, isShown: false })).rejects.toMatchObject({ status: 422 });
    await admin.call.admin.judgeListing({ listingId, isShown: false, because: 'It is somebody else’s.' });
    await expect(mira.call.market.listing({ listingId })).rejects.toMatchObject({ status: 404 });
    await expect(mira.call.market.obtain({ listingId })).rejects.toMatchObject({ status: 404 });
    expect(await oda.call.market.mine({})).toMatchObject([{ state: 'takenDown', takenDownBecause: 'It is somebody else’s.' }]);
    await expect(oda.call.market.setOffered({ listingId, isOffered: true })).rejects.toMatchObject({ status: 409 });
    await expect(offerAssets({ version: '2.0' }, listingId)).rejects.toMatchObject({ status: 409 });
    await admin.call.admin.judgeListing({ listingId, isShown: true });
    expect(await oda.call.market.mine({})).toMatchObject([{ state: 'shown', takenDownBecause: '' }]);
  });

  it('waits for an administrator where the installation says so', async () => {
    const settings = { signups: 'open' as const, model: null, repliesPerCampaign: null, repliesPerPerson: null };
    await admin.call.admin.saveSettings({ ...settings, listingsReviewed: true });
    const listingId = await offerAssets();
    expect(await titlesFor(mira, { search: 'weir' })).toEqual([]);
    expect(await oda.call.market.listing({ listingId })).toMatchObject({ state: 'waiting' });
    await admin.call.admin.judgeListing({ listingId, isShown: true });
    expect(await titlesFor(mira, { search: 'weir' })).toEqual(['The Weir']);
    await admin.call.admin.saveSettings({ ...settings, listingsReviewed: false });
  });
});

describe('a listing of one’s own', () => {
  it('can be withdrawn, offered again and deleted, and whoever has got it keeps it', async () => {
    const listingId = await offerAssets();
    const { packageId } = await mira.call.market.obtain({ listingId });
    expect(await oda.call.market.setOffered({ listingId, isOffered: false })).toEqual({ state: 'withdrawn' });
    await expect(mira.call.market.obtain({ listingId })).rejects.toMatchObject({ status: 404 });
    await expect(mira.call.market.setOffered({ listingId, isOffered: true })).rejects.toMatchObject({ status: 404 });
    expect(await oda.call.market.setOffered({ listingId, isOffered: true })).toEqual({ state: 'shown' });
    await oda.call.market.delete({ listingId });
    expect((await oda.call.account.storage({})).used).toBe(0);
    expect((await mira.call.market.purchases({})).find((each) => each.packageId === packageId)).toMatchObject({ listingId: null });
    const elsewhere = await openCampaign(app, mira, [], 'dm');
    expect(await mira.call.market.installHomebrew({ packageId, campaignId: elsewhere })).toMatchObject({ brought: 2 });
  });
});
