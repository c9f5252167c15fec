import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const damaged = expect.objectContaining({ code: 'stored.damaged', status: 409 });

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tam: Somebody;
let campaignId: string;
let kara: string;

beforeAll(async () => {
  app = await startApp();
  [owner, mira, tam] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tam')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira, tam], 'dm');
  kara = await bringHero(app, campaignId, mira, 'Kara');
});
afterAll(() => app.end());

const query = (text: string, values: unknown[]) => app.database.pool.query(text, values);

/** Writes something over a record and the last version of it, as no operation would. */
async function damage(kind: string, patch: object): Promise<void> {
  const written = JSON.stringify(patch);
  await query('update document set data = data || $3::jsonb where campaign_id = $1 and kind = $2', [campaignId, kind, written]);
  await query(
    `update document_version v set data = v.data || $3::jsonb from document r
     where r.campaign_id = $1 and r.kind = $2 and v.campaign_id = r.campaign_id and v.kind = r.kind and v.key = r.key and v.position = r.position`,
    [campaignId, kind, written],
  );
}

/** Everything that the screens of a table read, for somebody at it. */
async function readTable({ call }: Somebody): Promise<void> {
  const at = { campaignId };
  await call.campaigns.list({});
  await call.campaigns.get(at);
  await call.chat.list(at);
  await call.characters.list(at);
  await call.characters.mine({});
  await call.combat.get(at);
  await call.turns.get(at);
  await call.notes.list(at);
  await call.tableLore.list(at);
  await call.safety.get(at);
  await call.narrator.current(at);
  await call.history.recaps(at);
  await call.home.overview({});
  await call.notices.list({});
}
const tableWorks = () => Promise.all([readTable(owner), readTable(mira)]);
const post = () => mira.call.chat.post({ id: randomUUID(), campaignId, content: 'Salt and tide' });

describe('a sheet that is damaged', () => {
  const sheet = { campaignId, characterId: '' };
  beforeEach(async () => {
    Object.assign(sheet, { campaignId, characterId: kara });
    await mira.call.characters.act({ ...sheet, id: randomUUID(), act: { kind: 'takeDamage', amount: 2 } });
    await damage('character', { classes: 'three' });
  });

  it('is shown as damaged among the others, and the rest of the table works', async () => {
    await bringHero(app, campaignId, tam, 'Tam');
    const cards = await owner.call.characters.list({ campaignId });
    expect(new Map(cards.map(({ name, isDamaged }) => [name, isDamaged]))).toEqual(
      new Map([
        ['Kara', true],
        ['Tam', false],
      ]),
    );
    await expect(mira.call.characters.get(sheet)).rejects.toEqual(damaged);
    await expect(mira.call.characters.act({ ...sheet, id: randomUUID(), act: { kind: 'longRest' } })).rejects.toEqual(damaged);
    await post();
    await tableWorks();
    await owner.call.history.endSession({ campaignId });
  });

  it('is brought back by undoing its last change, as it last could be read', async () => {
    const [last] = (await mira.call.characters.history(sheet)).entries;
    expect(last).toMatchObject({ canUndo: true });
    const { character } = await mira.call.characters.undo({ ...sheet, id: randomUUID(), position: last?.position ?? 1 });
    expect(character).toMatchObject({ name: 'Kara', classes: [{ level: 1 }], damage: 0 });
    expect((await mira.call.characters.get(sheet)).character).toEqual(character);
    await mira.call.characters.act({ ...sheet, id: randomUUID(), act: { kind: 'takeDamage', amount: 1 } });
  });

  it('is brought back by going back to before', async () => {
    const first = 'select min(position) as at from document_version where campaign_id = $1 and key = $2';
    const { rows: versions } = await query(first, [campaignId, kara]);
    await post();
    await owner.call.history.goBack({ campaignId, position: Number(versions[0]?.at) });
    expect((await mira.call.characters.get(sheet)).character).toMatchObject({ damage: 0 });
  });

  it('does not stop the fight of the others', async () => {
    const other = await bringHero(app, campaignId, tam, 'Tam');
    await owner.call.combat.open({ campaignId, heroes: [other] });
    const { fight } = await owner.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior' });
    const now = await owner.call.combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
    expect(now.fight?.view.phase).toBe('running');
  });
});

describe('a fight that is damaged', () => {
  beforeEach(async () => {
    await owner.call.combat.open({ campaignId, heroes: [kara] });
    const { fight } = await owner.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior' });
    await owner.call.combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
    await damage('combat', { entry: { number: 'seven' } });
  });

  it('is shown as damaged, and everything else at the table works', async () => {
    expect(await owner.call.combat.get({ campaignId })).toMatchObject({ isDamaged: true, fight: null });
    expect(await mira.call.combat.get({ campaignId })).toMatchObject({ isDamaged: true, fight: null });
    await expect(owner.call.combat.step({ campaignId, number: 2, step: { name: 'next' } })).rejects.toEqual(damaged);
    await expect(owner.call.combat.open({ campaignId, heroes: [] })).rejects.toEqual(damaged);
    await mira.call.characters.act({ campaignId, characterId: kara, id: randomUUID(), act: { kind: 'takeDamage', amount: 1 } });
    await post();
    await owner.call.history.endSession({ campaignId });
    await tableWorks();
  });

  it('is brought back by undo, with its heroes as their sheets say', async () => {
    await mira.call.characters.act({ campaignId, characterId: kara, id: randomUUID(), act: { kind: 'takeDamage', amount: 1 } });
    const now = await owner.call.combat.undo({ campaignId, number: 0 });
    expect(now).toMatchObject({ isDamaged: false, fight: { view: { phase: 'gathering' } } });
    const hero = now.fight?.view.audience === 'dm' ? now.fight.view.combatants.find(({ name }) => name === 'Kara') : undefined;
    expect(hero).toMatchObject({ hitPoints: 9 });
    await owner.call.combat.step({ campaignId, number: now.fight?.number ?? 0, step: { name: 'start' } });
  });

  it('is put away by undo where no version of it can be read', async () => {
    await query(`update document_version set data = '{}' where campaign_id = $1 and kind = 'combat'`, [campaignId]);
    expect(await owner.call.combat.undo({ campaignId, number: 0 })).toMatchObject({ isDamaged: false, fight: null });
    await owner.call.combat.open({ campaignId, heroes: [kara] });
  });
});

it('a sheet and a fight with more temporary hit points than there may be, as they were kept before, open', async () => {
  await damage('character', { temporaryHitPoints: 20_000 });
  await owner.call.combat.open({ campaignId, heroes: [kara] });
  await query(
    `update document set data = jsonb_set(data, '{entry,combat,combatants,0,temporaryHitPoints}', '20000') where campaign_id = $1 and kind = 'combat'`,
    [campaignId],
  );
  expect((await mira.call.characters.get({ campaignId, characterId: kara })).character.temporaryHitPoints).toBe(10_000);
  expect(await owner.call.combat.get({ campaignId })).toMatchObject({ isDamaged: false, fight: { view: { phase: 'gathering' } } });
  const { fight } = await owner.call.combat.get({ campaignId });
  await owner.call.combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
});

describe('beside what is damaged the rest of a table works', () => {
  const noteId = 'bells';
  const entryId = 'drowned-bell';
  const fields = {
    category: 'items' as const,
    name: 'The Drowned Bell',
    aliases: ['Bell'],
    text: 'It burned.',
    audience: 'everyone' as const,
  };

  it.each([
    ['a note', 'note', { others: 3, title: 5 }],
    ['an entry of the table’s lore', 'lore', { aliases: 'none', name: 4 }],
    ['the place in the story', 'play', { scene: 4, npcs: 'none' }],
    ['the agreement', 'safety', { entries: [{ id: 1 }] }],
    ['the map', 'map', { pins: 'none' }],
  ])('when it is %s', async (_what, kind, patch) => {
    await owner.call.notes.save({ campaignId, noteId, seen: null, title: 'Bells', text: 'Two.', audience: 'table' });
    await owner.call.tableLore.save({ campaignId, entryId, seen: null, fields });
    await owner.call.safety.add({ campaignId, as: 'line', topic: 'spiders' });
    await owner.call.maps.setFog({ campaignId, on: true });
    await damage(kind, patch);
    await tableWorks();
    expect(await post()).toMatchObject({ content: 'Salt and tide' });
    await owner.call.history.list({ campaignId });
  });

  it('when it is what the table has chosen, of which the rest still holds', async () => {
    await query(
      `update campaign set settings = settings || '{"collectingSeconds":"long","paused":7,"hitPointsShown":"words"}' where id = $1`,
      [campaignId],
    );
    await tableWorks();
    await post();
    expect((await mira.call.campaigns.get({ campaignId })).settings).toMatchObject({
      narratorMode: 'dm',
      hitPointsShown: 'words',
      collectingSeconds: 60,
    });
    await owner.call.campaigns.saveSettings({ campaignId, settings: { collectingSeconds: 90 } });
    expect((await mira.call.campaigns.get({ campaignId })).settings).toMatchObject({ collectingSeconds: 90 });
  });

  it('when it is the dice of a message, whose words are still read', async () => {
    const { id } = await post();
    await query(`update message set rolls = '{"a":1}', narration = '"x"', images = '[1]' where id = $1`, [id]);
    const { messages } = await mira.call.chat.list({ campaignId });
    expect(messages.find((message) => message.id === id)).toMatchObject({
      content: 'Salt and tide',
      rolls: [],
      narration: null,
      images: [],
    });
  });

  it('when it is a raised hand', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await query(`update turn set hands = '[{"x":1}]' where campaign_id = $1`, [campaignId]);
    await tableWorks();
    await mira.call.turns.raiseHand({ campaignId });
    expect((await mira.call.turns.get({ campaignId })).turn.hands).toHaveLength(1);
  });
});

describe('what the table writes', () => {
  it('stands among the notes while it is damaged, and is brought back as it last could be read', async () => {
    const noteId = randomUUID();
    const { note } = await mira.call.notes.save({ campaignId, noteId, seen: null, title: 'Bells', text: 'Two.', audience: 'table' });
    await mira.call.notes.save({ campaignId, noteId, seen: note.version, title: 'Bells', text: 'Three.' });
    await damage('note', { others: 3 });
    expect(await owner.call.notes.list({ campaignId })).toMatchObject([{ id: noteId, title: 'Bells', opening: 'This note is damaged.' }]);
    await expect(mira.call.notes.get({ campaignId, noteId })).rejects.toEqual(damaged);
    expect(await mira.call.notes.restore({ campaignId, noteId })).toMatchObject({ title: 'Bells', text: 'Two.', audience: 'table' });
    expect(await mira.call.notes.get({ campaignId, noteId })).toMatchObject({ text: 'Two.' });
  });

  it('is brought back among its lore too', async () => {
    const entryId = randomUUID();
    const fields = { category: 'items' as const, name: 'Bell', aliases: [], text: 'It burned.', audience: 'everyone' as const };
    await owner.call.tableLore.save({ campaignId, entryId, seen: null, fields });
    const { revision } = await owner.call.tableLore.get({ campaignId, entryId });
    await owner.call.tableLore.save({ campaignId, entryId, seen: revision?.version ?? null, fields: { ...fields, text: 'It drowned.' } });
    await damage('lore', { others: 'none' });
    expect((await owner.call.tableLore.list({ campaignId })).map(({ id }) => id)).not.toContain(entryId);
    expect(await owner.call.tableLore.removed({ campaignId })).toEqual([{ id: entryId, name: 'Bell', isDamaged: true }]);
    await owner.call.tableLore.restore({ campaignId, entryId });
    expect((await owner.call.tableLore.get({ campaignId, entryId })).entry).toMatchObject({ text: 'It burned.' });
    expect(await owner.call.tableLore.removed({ campaignId })).toEqual([]);
  });

  it('is taken out of its lore where no version of it can be read', async () => {
    const entryId = randomUUID();
    const fields = { category: 'items' as const, name: 'Bell', aliases: [], text: 'It burned.', audience: 'everyone' as const };
    await owner.call.tableLore.save({ campaignId, entryId, seen: null, fields });
    await damage('lore', { others: 'none' });
    await owner.call.tableLore.restore({ campaignId, entryId });
    expect(await owner.call.tableLore.removed({ campaignId })).toEqual([]);
  });

  it('is brought back among its recaps; players do not hear of a draft', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await post();
    const { id: recapId, version } = await owner.call.history.endSession({ campaignId });
    const whole = await owner.call.history.saveRecap({ campaignId, recapId, version, text: 'They came to a ford.' });
    await owner.call.history.saveRecap({ campaignId, recapId, version: whole.version, text: 'They came to a well.' });
    await damage('recap', { index: 'none' });
    const { recaps, damaged: broken } = await owner.call.history.recaps({ campaignId });
    expect({ recaps, broken }).toEqual({ recaps: [], broken: [{ id: recapId, number: 1 }] });
    expect(await mira.call.history.recaps({ campaignId })).toEqual({ recaps: [], damaged: [] });
    expect(await owner.call.history.mendRecap({ campaignId, recapId })).toEqual({});
    expect((await owner.call.history.recaps({ campaignId })).recaps).toMatchObject([{ id: recapId, text: 'They came to a ford.' }]);
    // Of one that can be read nothing is undone.
    await owner.call.history.mendRecap({ campaignId, recapId });
    expect((await owner.call.history.recaps({ campaignId })).recaps).toMatchObject([{ id: recapId, text: 'They came to a ford.' }]);
  });
});
