import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN } from '#domain/ids.ts';
import { pngBytes } from '#tests/support/app/picture.ts';
import { tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { PASSWORD, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { importInto, uploadPicture } from '#tests/support/app/world-files.ts';
import { deleteDueAccounts } from './account-deletion-worker.ts';

const DAY = 24 * 60 * 60 * 1000;

let app: TestApp;
let skipped = 0;
beforeAll(async () => {
  app = await startApp({ now: () => new Date(Date.now() + skipped) });
  await signUp(app.url, 'First');
});
afterAll(() => app.end());
beforeEach(() => {
  skipped = 0;
});

async function dungeonMaster(name: string): Promise<Somebody> {
  const somebody = await signUp(app.url, name);
  await app.database.pool.query(`update "user" set plan = 'DM' where id = $1`, [somebody.id]);
  app.kernel.sessionInvalidation.invalidate(somebody.id);
  return somebody;
}

async function leaving({ call }: Somebody): Promise<string> {
  await call.account.reauthenticate({ password: PASSWORD });
  return (await call.account.requestDeletion({})).deletesAt;
}

const exists = async (table: 'user' | 'campaign', id: string) =>
  (await app.database.pool.query(`select 1 from "${table}" where id = $1`, [id])).rows.length > 0;

describe('leaving', () => {
  it('asks for the password, waits thirty days, and can be taken back', async () => {
    const mira = await signUp(app.url, 'Mira');
    await expect(mira.call.account.requestDeletion({})).rejects.toMatchObject({ code: 'auth.confirmFirst' });
    const deletesAt = await leaving(mira);
    expect(Math.round((Date.parse(deletesAt) - Date.now()) / DAY)).toBe(30);
    expect((await mira.call.account.me({})).person?.deletesAt).toBe(deletesAt);
    await mira.call.account.cancelDeletion({});
    expect((await mira.call.account.me({})).person?.deletesAt).toBeNull();
    skipped = 31 * DAY;
    await deleteDueAccounts(app.kernel);
    expect(await exists('user', mira.id)).toBe(true);
  });

  it('takes what one owns, and leaves what one wrote at other tables under no name', async () => {
    const [tov, iva] = [await dungeonMaster('Tov'), await dungeonMaster('Iva')];
    const [own, other] = [await openCampaign(app, tov, [iva], 'dm'), await openCampaign(app, iva, [tov], 'dm')];
    await tov.call.chat.post({ id: randomUUID(), campaignId: other, content: 'I was here.' });
    const { id: worldId } = await tov.call.worlds.create({ name: 'The Weir' });
    const path = await uploadPicture(app, tov, worldId, 'map.png');
    const hero = { campaignId: other, id: randomUUID(), name: 'Tam', race: 'orc', class: 'rogue' };
    await tov.call.characters.createQuick(hero);
    const socket = await tov.listen();
    await leaving(tov);
    skipped = 29 * DAY;
    await deleteDueAccounts(app.kernel);
    expect(await exists('user', tov.id)).toBe(true);
    await app.database.pool.query(`update session set expires_at = now() + interval '90 days' where user_id = any($1)`, [[tov.id, iva.id]]);
    skipped = 30 * DAY + 1000;
    await deleteDueAccounts(app.kernel);
    expect(await socket.closed).toBe(4401);
    expect(await Promise.all([exists('user', tov.id), exists('campaign', own), exists('campaign', other)])).toEqual([false, false, true]);
    expect(await app.kernel.files.about(path)).toBeNull();
    app.kernel.sessionInvalidation.invalidate(iva.id);
    const { messages } = await iva.call.chat.list({ campaignId: other });
    expect(messages.at(-2)).toMatchObject({ content: 'I was here.', authorId: null, authorName: 'A former player' });
    expect(messages.at(-1)?.content).toMatch(/^A former player has asked for their account to be deleted\./);
    const left = { campaignId: other, characterId: hero.id };
    expect(await iva.call.characters.get(left)).toMatchObject({ playerName: 'A former player', character: { name: 'Tam' } });
    expect((await iva.call.characters.history(left)).entries).toMatchObject([{ actorId: null, actorName: 'A former player' }]);
  });

  it('is told at each table, once when it is asked for and once when it is taken back', async () => {
    const [uno, duo] = [await dungeonMaster('Uno'), await dungeonMaster('Duo')];
    const [own, other] = [await openCampaign(app, uno, [duo], 'dm'), await openCampaign(app, duo, [uno], 'dm')];
    const lines = async (campaignId: string) =>
      (await duo.call.chat.list({ campaignId })).messages.filter(({ role }) => role === 'system').map(({ content }) => content);
    await leaving(uno);
    await leaving(uno);
    expect(await lines(own)).toEqual([expect.stringMatching(/^Uno, who owns this campaign, .* unless it is handed over before\.$/)]);
    expect(await lines(other)).toEqual([
      expect.stringMatching(/^Uno has asked .* Their seat at this table goes with it on \w+ \d+, \d{4}\.$/),
    ]);
    await uno.call.account.cancelDeletion({});
    await uno.call.account.cancelDeletion({});
    expect((await lines(own)).slice(1)).toEqual(['Uno keeps their account, and this campaign stays.']);
    expect((await lines(other)).slice(1)).toEqual(['Uno keeps their account and their seat.']);
  });

  it('is refused to the last administrator', async () => {
    const { rows } = await app.database.pool.query(`select id from "user" where plan = 'ADMIN'`);
    const ada = await signUp(app.url, 'Ada');
    await app.database.pool.query(`update "user" set plan = case when id = $1 then 'ADMIN' else 'FREE' end where id = $1 or id = $2`, [
      ada.id,
      rows[0]?.id,
    ]);
    app.kernel.sessionInvalidation.invalidate(ada.id);
    await expect(leaving(ada)).rejects.toMatchObject({ code: 'admin.lastAdmin' });
  });
});

describe('the export of one’s data', () => {
  const ask = (somebody: Somebody | null, headers = {}) =>
    fetch(`${app.url}/api/account/export.zip`, { headers: { ...headers, ...(somebody ? { cookie: somebody.cookie } : {}) } });

  it('holds everything of that person, no secrets, and nothing of others', async () => {
    const [ona, una] = [await dungeonMaster('Ona'), await dungeonMaster('Una')];
    const campaign = await openCampaign(app, ona, [una], 'dm');
    for (const [who, content] of [
      [ona, 'My own words'],
      [una, 'Somebody else’s words'],
    ] as const) {
      await who.call.chat.post({ id: randomUUID(), campaignId: campaign, content });
    }
    await ona.call.homebrew.save({ campaignId: campaign, entry: tideRing, seen: null });
    const { id: worldId } = await ona.call.worlds.create({
      name: 'The Weir: old',
      entries: [{ category: 'items', name: 'Bell', text: 'Tin' }],
    });
    await uploadPicture(app, ona, worldId, 'map.png');
    const { id: joined } = await una.call.worlds.create({ name: 'Una’s' });
    await ona.call.invitations.joinWorld({ code: (await una.call.invitations.createForWorld({ worldId: joined })).code });
    await ona.call.campaigns.enroll({});
    const brakka = randomUUID();
    await ona.call.characters.createQuick({ campaignId: campaign, id: brakka, name: 'Brakka', race: 'dwarf', class: 'fighter' });
    // A sheet of which nothing is left but its earlier versions.
    await app.database.pool.query(`update document set data = '7' where key = $1`, [brakka]);
    const picture = pngBytes(8, 8, 'picture');
    await ona.call.account.saveAvatar({ image: picture.toString('base64') });
    const response = await ask(ona);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="hearthlore-\d{4}-\d\d-\d\d\.zip"$/);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const read = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(Object.keys(files).toSorted()).toEqual([
      'account.json',
      'assistant.json',
      'bought.json',
      'campaign-lore.json',
      'campaigns.json',
      'changed-words.json',
      'characters.json',
      'chat-pictures.json',
      'checkpoints.json',
      'encounters.json',
      'heroes.json',
      'homebrew/1 The salt road.json',
      'invitations.json',
      'joined-worlds.json',
      'listings.json',
      'maps.json',
      'messages.json',
      'notes.json',
      'notices.json',
      'notified-browsers.json',
      'packages.json',
      'picture.png',
      'plan-requests.json',
      'programs.json',
      'ratings.json',
      'reactions.json',
      'reported-listings.json',
      'seats.json',
      'sessions.json',
      'sign-ins.json',
      'stamps.json',
      'stories/1 The salt road.html',
      'stories/1 The salt road.json',
      'stories/2 Nineteen Tides Owing.html',
      'stories/2 Nineteen Tides Owing.json',
      'tables.json',
      'worlds.json',
      'worlds/1 The Weir- old.zip',
    ]);
    expect(read('homebrew/1 The salt road.json')).toEqual({ format: 'hearthlore-homebrew', version: 1, entries: [tideRing] });
    expect(read('joined-worlds.json')).toMatchObject([{ world_id: joined, world: 'Una’s', role: 'reader' }]);
    const copy = await importInto(app, una, 'weir.zip', new Uint8Array(files['worlds/1 The Weir- old.zip'] ?? []));
    expect(copy).toMatchObject({ name: 'The Weir: old', entries: 1, files: 1, noPlace: [] });
    expect(read('account.json')).toMatchObject([{ id: ona.id, email: ona.email, plan: 'DM' }]);
    expect(read('characters.json')).toMatchObject([{ campaign: 'The salt road', character: { name: 'Brakka' } }]);
    expect(read('campaigns.json')).toMatchObject([{ id: campaign }]);
    expect(read('seats.json')).toMatchObject([
      { campaign_id: campaign, seat: 'owner' },
      { campaign_id: FREE_TEMPLATE_CAMPAIGN, seat: 'player' },
    ]);
    expect(read('messages.json')).toMatchObject([{ content: 'My own words' }]);
    expect(Buffer.from(files['picture.png'] ?? []).equals(picture)).toBe(true);
    const whole = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    const token = decodeURIComponent(ona.cookie.split('=')[1] ?? '').split('.')[0] ?? 'none';
    for (const secret of ['argon2id', token, una.email]) expect(whole).not.toContain(secret);
  });

  it('holds the pictures of one’s characters where the sheets say they are, also of one that is gone, and of nobody else’s', async () => {
    const [iko, ulf] = [await dungeonMaster('Iko'), await dungeonMaster('Ulf')];
    const campaignId = await openCampaign(app, ulf, [iko], 'dm');
    const bytes = (n: number) => pngBytes(8, 8, `picture ${n}`);
    const pictured = async ({ call }: Somebody, n: number) => {
      const { character } = await call.characters.createQuick({ campaignId, id: randomUUID(), name: 'Hero', race: 'elf', class: 'wizard' });
      const change = { campaignId, characterId: character.id, id: randomUUID(), image: bytes(n).toString('base64') };
      const { portrait } = (await call.characters.savePortrait(change)).character;
      return { characterId: character.id, file: portrait.kind === 'picture' ? `${portrait.url.slice(1)}.png` : '' };
    };
    const first = await pictured(iko, 1);
    await iko.call.characters.delete({ campaignId, characterId: first.characterId });
    const second = await pictured(iko, 2);
    await pictured(ulf, 3);
    const files = unzipSync(new Uint8Array(await (await ask(iko)).arrayBuffer()));
    const portraits = Object.entries(files).flatMap(([name, file]) =>
      name.startsWith('portraits/') ? [[name, Buffer.from(file).toString()]] : [],
    );
    expect(Object.fromEntries(portraits)).toEqual({ [first.file]: bytes(1).toString(), [second.file]: bytes(2).toString() });
  });

  it('holds every message of somebody who wrote more than one page', async () => {
    const pia = await dungeonMaster('Pia');
    const campaign = await openCampaign(app, pia, [], 'dm');
    await app.database.pool.query(
      `insert into message (id, campaign_id, branch_id, author_id, author_name, role, content) select 'pia-' || n, $1, $1, $2, 'Pia', 'dm', 'Word ' || n from generate_series(1, 1201) n`,
      [campaign, pia.id],
    );
    const files = unzipSync(new Uint8Array(await (await ask(pia)).arrayBuffer()));
    expect(JSON.parse(strFromU8(files['messages.json'] ?? new Uint8Array()))).toHaveLength(1201);
  });

  it('holds the stories whole, as that person may read them, as data and as a page, deleted ones marked', async () => {
    const [oke, una, ivo] = [await dungeonMaster('Oke'), await dungeonMaster('Una'), await dungeonMaster('Ivo')];
    const [own, other] = [await openCampaign(app, oke, [una, ivo], 'dm'), await openCampaign(app, una, [oke, ivo], 'dm')];
    const say = (who: Somebody, campaignId: string, content: string, to?: { kind: 'player'; userId: string } | { kind: 'dm' }) =>
      who.call.chat.post({ id: randomUUID(), campaignId, content, to });
    await say(una, own, 'A <b>bell</b> & a rope');
    await say(ivo, other, 'Open words');
    await say(ivo, other, 'Hushword for the DM', { kind: 'dm' });
    await say(una, other, 'For Oke alone', { kind: 'player', userId: oke.id });
    await app.database.pool.query(
      `insert into message (id, campaign_id, branch_id, author_name, role, content) select 'oke-' || n, $1, $1, 'Narrator', 'ai', 'Told ' || n from generate_series(1, 1201) n`,
      [own],
    );
    await oke.call.campaigns.delete({ campaignId: own });
    const files = unzipSync(new Uint8Array(await (await ask(oke)).arrayBuffer()));
    const names = Object.keys(files).filter((name) => name.startsWith('stories/'));
    expect(names).toEqual(
      expect.arrayContaining([expect.stringMatching(/salt road \(deleted\)\.json$/), expect.stringMatching(/salt road\.html$/)]),
    );
    expect(names).toHaveLength(4);
    const textOf = (pattern: RegExp) => strFromU8(files[names.find((name) => pattern.test(name)) ?? ''] ?? new Uint8Array());
    const whole = JSON.parse(textOf(/\(deleted\)\.json$/));
    expect(whole.campaign).toMatchObject({ id: own, seat: 'owner', deletedAt: expect.any(String) });
    expect(whole.messages.filter(({ role }: { role: string }) => role === 'ai').length).toBeGreaterThanOrEqual(1201);
    expect(new Set(whole.messages.map(({ id }: { id: string }) => id)).size).toBe(whole.messages.length);
    expect(whole.messages.at(-1)).toMatchObject({ authorName: 'Narrator', content: 'Told 1201' });
    const page = textOf(/\(deleted\)\.html$/);
    expect(page).toContain('This campaign was deleted on');
    expect(page).toContain('A &lt;b&gt;bell&lt;/b&gt; &amp; a rope');
    expect(page).toContain('Told 1201');
    for (const ending of ['json', 'html']) {
      const story = textOf(new RegExp(`road\\.${ending}$`));
      expect(story).toContain('Open words');
      expect(story).toContain('For Oke alone');
      expect(story).not.toContain('Hushword');
    }
    expect(JSON.parse(strFromU8(files['campaigns.json'] ?? new Uint8Array()))).toMatchObject([{ id: own, deleted_at: expect.any(String) }]);
  });

  it('is given to nobody else', async () => {
    const lia = await signUp(app.url, 'Lia');
    expect((await ask(null)).status).toBe(401);
    expect((await ask(lia, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask(lia, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});
