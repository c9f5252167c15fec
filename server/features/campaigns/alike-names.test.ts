import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  [owner, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira], 'dm');
});
afterAll(() => app.end());

const refusal = (code: string, message: string | RegExp = /./) =>
  expect.objectContaining({ code, message: expect.stringMatching(message) });
const linkCode = async () => (await owner.call.invitations.createForCampaign({ campaignId })).code;
const rename = ({ call }: Somebody, name: string) => call.account.saveProfile({ name });

describe('nobody at a table is called like its Dungeon Master', () => {
  it('so a link gives no seat to such a name, keeps its use, and gives the seat to another name', async () => {
    const double = await signUp(app.url, 'Оdа');
    const { code } = await owner.call.invitations.createForCampaign({ campaignId, mostUses: 1 });
    await expect(double.call.invitations.join({ code })).rejects.toEqual(refusal('name.likeDm'));
    await rename(double, 'Olga');
    expect(await double.call.invitations.join({ code })).toEqual({ campaignId, waits: false });
  });

  it('so an account that is opened with such a link under such a name is not made', async () => {
    const code = await linkCode();
    const email = `oda-${randomUUID()}@example.org`;
    const answer = await fetch(`${app.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url, cookie: `hearthlore.invitation=${code}` },
      body: JSON.stringify({ name: 'O D A', email, password: 'a lantern in the reeds' }),
    });
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'name.likeDm']);
    const { rows } = await app.database.pool.query('select 1 from "user" where email = $1', [email]);
    expect(rows).toEqual([]);
  });

  it('so a player cannot take that name later, nor a Dungeon Master a player’s', async () => {
    await expect(rename(mira, 'ÓDÁ')).rejects.toEqual(
      refusal('name.likeAnother', /^At the table “The salt road” the Dungeon Master is called “Oda”/),
    );
    await expect(rename(owner, 'M1ra')).rejects.toEqual(refusal('name.likeAnother', /somebody is called “Mira”/));
    expect((await mira.call.account.me({})).person?.name).toBe('Mira');
  });

  it('so whoever waited under another name is not let in under that one', async () => {
    await owner.call.campaigns.saveSettings({ campaignId, settings: { entry: 'approve' } });
    const wanda = await signUp(app.url, 'Wanda');
    await wanda.call.invitations.join({ code: await linkCode() });
    await rename(wanda, '0da');
    const [request] = await owner.call.campaigns.requests({ campaignId });
    const answer = (accept: boolean) => owner.call.campaigns.answerRequest({ campaignId, requestId: request?.id ?? '', accept });
    await expect(answer(true)).rejects.toEqual(refusal('name.likeAnother', /“0da” and “Oda” look alike/));
    await answer(false);
  });

  it('so nobody becomes a Dungeon Master whose name another player has', async () => {
    const [one, two] = [await signUp(app.url, 'Tov'), await signUp(app.url, 'Tóv')];
    const table = await openCampaign(app, owner, [one, two], 'dm');
    const promote = owner.call.campaigns.setRole({ campaignId: table, userId: one.id, seat: 'co-dm' });
    await expect(promote).rejects.toEqual(refusal('name.likeAnother'));
    await app.database.pool.query(`update "user" set plan = 'DM' where id = $1`, [two.id]);
    await expect(owner.call.campaigns.handOver({ campaignId: table, userId: two.id })).rejects.toEqual(refusal('name.likeAnother'));
  });

  it('and players may share a name, as before', async () => {
    const other = await signUp(app.url, 'Mira');
    expect(await other.call.invitations.join({ code: await linkCode() })).toMatchObject({ waits: false });
  });
});

describe('a name with something hidden in it', () => {
  const evil = 'a\u202Eevil';
  it.each([
    ['The display name', () => mira.call.account.saveProfile({ name: evil })],
    ['The campaign’s name', () => owner.call.campaigns.create({ name: evil, worldId: FREE_TEMPLATE_WORLD })],
    ['The campaign’s name', () => owner.call.campaigns.saveSettings({ campaignId, name: evil })],
    ['The world’s name', () => owner.call.worlds.create({ name: evil })],
    [
      'The character’s name',
      () => mira.call.characters.createQuick({ campaignId, id: randomUUID(), name: evil, race: 'elf', class: 'wizard' }),
    ],
  ])('is refused in words that name the field: %s', async (field, call) => {
    await expect(call()).rejects.toThrow(`${field} holds an invisible character`);
  });

  it('keeps opening where it was kept before the rule', async () => {
    await app.database.pool.query('update campaign set name = $1 where id = $2', [evil, campaignId]);
    const hero = { campaignId, id: randomUUID(), name: 'Brakka', race: 'dwarf', class: 'fighter' } as const;
    await mira.call.characters.createQuick(hero);
    await app.database.pool.query(
      `update document set data = jsonb_set(data, '{name}', to_jsonb($1::text)) where campaign_id = $2 and kind = 'character'`,
      [evil, campaignId],
    );
    expect((await mira.call.campaigns.get({ campaignId })).name).toBe(evil);
    const about = { campaignId, characterId: hero.id };
    expect((await mira.call.characters.get(about)).character.name).toBe(evil);
    await mira.call.characters.act({ ...about, id: randomUUID(), act: { kind: 'takeDamage', amount: 1 } });
    await owner.call.campaigns.saveSettings({ campaignId, settings: { entry: 'open' } });
    await app.database.pool.query('update "user" set name = $1 where id = $2', ['Narrator', mira.id]);
    await expect(mira.call.chat.list({ campaignId })).resolves.toBeDefined();
    await rename(mira, 'Mira');
  });
});

describe('an account', () => {
  it.each(['Narrator', 'Dungeon Master', 'd m', 'Sуstem', 'Hearthlore', 'a\u202Eevil'])(
    'is not opened under the name “%s”',
    async (name) => {
      const browser = openBrowser(app.url);
      const answer = await browser.account('sign-up/email', {
        name,
        email: `${randomUUID()}@example.org`,
        password: 'a lantern in the reeds',
      });
      expect(answer).toMatchObject({ status: 422 });
    },
  );
});
