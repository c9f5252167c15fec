import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { PASSWORD, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const newer = (what?: string) =>
  expect.objectContaining({
    code: 'stored.newer',
    status: 409,
    message: `This${what === undefined ? '' : ` ${what}`} comes from a newer Hearthlore and cannot be shown here. It is kept as it is: please update.`,
  });

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;
let heroId: string;
const noteId = randomUUID();
const entryId = randomUUID();

beforeAll(async () => {
  app = await startApp();
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
  campaignId = await openCampaign(app, oda, [mira], 'dm');
  heroId = await bringHero(app, campaignId, mira, 'Kara');
  await mira.call.characters.act({ campaignId, characterId: heroId, id: randomUUID(), act: { kind: 'takeDamage', amount: 2 } });
  await oda.call.notes.save({ campaignId, noteId, seen: null, title: 'Bells', text: 'Two.', audience: 'table' });
  const fields = { category: 'items' as const, name: 'Bell', aliases: [], text: 'It rang.', audience: 'everyone' as const };
  await oda.call.tableLore.save({ campaignId, entryId, seen: null, fields });
  await oda.call.maps.setFog({ campaignId, on: true });
  await oda.call.combat.open({ campaignId, heroes: [heroId] });
  // Known fields beside the number: it is the number that counts, not what can be guessed.
  for (const table of ['document', 'document_version'])
    await app.database.pool.query(
      `update ${table} set data = data || '{"schema": 99, "later": true}' where campaign_id = $1 and kind <> 'play'`,
      [campaignId],
    );
});
afterAll(() => app.end());

const stored = async () =>
  (await app.database.pool.query('select kind, key, data, position from document where campaign_id = $1 order by kind, key', [campaignId]))
    .rows;

it('what a newer Hearthlore wrote is shown as damaged beside the rest', async () => {
  expect(await oda.call.characters.list({ campaignId })).toMatchObject([{ name: 'Kara', isDamaged: true, isNewer: true }]);
  expect(await oda.call.combat.get({ campaignId })).toMatchObject({ isDamaged: true, isNewer: true, fight: null });
  expect(await oda.call.tableLore.removed({ campaignId })).toMatchObject([{ name: 'Bell', isDamaged: true }]);
  await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'Salt and tide' });
});

it('what a newer Hearthlore wrote is refused with a sentence that says so, and never rewritten', async () => {
  const before = await stored();
  const sheet = { campaignId, characterId: heroId };
  const position = Number(before.find(({ kind }) => kind === 'character')?.position);
  await expect(mira.call.characters.get(sheet)).rejects.toEqual(newer('sheet'));
  await expect(mira.call.characters.act({ ...sheet, id: randomUUID(), act: { kind: 'longRest' } })).rejects.toEqual(newer('sheet'));
  await expect(mira.call.characters.undo({ ...sheet, id: randomUUID(), position })).rejects.toEqual(newer());
  await expect(oda.call.notes.get({ campaignId, noteId })).rejects.toEqual(newer('note'));
  await expect(oda.call.notes.restore({ campaignId, noteId })).rejects.toEqual(newer('note'));
  await expect(oda.call.tableLore.restore({ campaignId, entryId })).rejects.toEqual(newer('entry'));
  await expect(oda.call.maps.get({ campaignId })).rejects.toEqual(newer('map'));
  await expect(oda.call.maps.setFog({ campaignId, on: false })).rejects.toEqual(newer('map'));
  await expect(oda.call.combat.step({ campaignId, number: 1, step: { name: 'start' } })).rejects.toEqual(newer('fight'));
  await expect(oda.call.combat.undo({ campaignId, number: 1 })).rejects.toEqual(newer());
  expect(await stored()).toEqual(before);
});

it('settings of a newer Hearthlore hold as far as they are safe, and are never rewritten', async () => {
  const value = { schema: 99, signups: 'anybody' };
  await app.database.pool.query(
    `insert into setting (key, value) values ('instance', $1) on conflict (key) do update set value = excluded.value`,
    [value],
  );
  const settings = { signups: 'open' as const, model: null, repliesPerCampaign: null, repliesPerPerson: null };
  await app.database.pool.query(`update "user" set plan = 'ADMIN' where id = $1`, [oda.id]);
  app.kernel.sessionInvalidation.invalidate(oda.id);
  await oda.call.account.reauthenticate({ password: PASSWORD });
  await expect(oda.call.admin.saveSettings(settings)).rejects.toEqual(newer('part of the settings'));
  expect(await oda.call.admin.getSettings({})).toMatchObject({ settings: { signups: 'invite' } });
  const { rows } = await app.database.pool.query(`select value from setting where key = 'instance'`);
  expect(rows).toEqual([{ value }]);
});
