import { randomUUID } from 'node:crypto';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { upload } from '#server/features/generations/upload.fixture.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { eventually } from '#tests/support/eventually.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const WAIT_MILLISECONDS = 60_000;

/** Everybody at the table of the evening, the Dungeon Master first. */
export interface Table {
  app: TestApp;
  oda: Somebody;
  mira: Somebody;
  tov: Somebody;
  campaignId: string;
}

/** Plays an evening in which something of each kind comes to be that an installation keeps. */
export async function playEvening(app: TestApp): Promise<void> {
  const oda = await signUpAdministrator(app, 'Oda');
  const [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  await oda.call.admin.saveSettings({ signups: 'open', model: null, repliesPerCampaign: 40, repliesPerPerson: null });
  await buildWorld(app, oda);
  const table: Table = { app, oda, mira, tov, campaignId: await openCampaign(app, oda, [mira, tov], 'dm') };
  await playAt(table);
  await waitForDraft(app, oda, mira);
}

/** What happens at the table itself, up to the first round of a fight. Answers the hero who stands in it. */
export async function playAt(table: Table): Promise<string> {
  await writeAtTable(table);
  const heroId = await playHero(table);
  await branchOff(table);
  await fight(table, heroId);
  return heroId;
}

/** A world with lore, of which a passage is for its builders; a document, and an expansion that waits. */
async function buildWorld(app: TestApp, oda: Somebody): Promise<void> {
  const { call } = oda;
  const { id: worldId } = await call.worlds.create({ name: 'The Weir', description: 'Water and rope.' });
  const text = 'A rope across the weir.\n\n::: dm\nIt is frayed.\n:::';
  await call.lore.add({ worldId, entry: { category: 'items', name: 'Weir Rope', aliases: ['the Line'], tags: ['rope'], text } });
  await call.tomes.add({ worldId, title: 'Ledger', content: 'Of salt.' });
  const bytes = new TextEncoder().encode('# Harrow Deep\n\nHarrow Deep is a drowned town below the weir, ruled by the miller Ansgar.\n');
  const tome = await upload(app.url, oda, worldId, 'coast.md', bytes);
  await call.generations.read({ worldId, tomeId: tome.id });
  await call.generations.expand({ worldId, prompt: 'A drowned bell.', category: 'items' });
  await eventually(async () => {
    for (const { state } of await call.generations.list({ worldId })) if (state === 'running') throw new Error('It still runs.');
  }, WAIT_MILLISECONDS);
}

/** Messages for all and whispers, notes for all and for one, lore of the table, lines and veils, the map. */
async function writeAtTable({ oda, mira, tov, campaignId }: Table): Promise<void> {
  const say = (person: Somebody, content: string, to?: { kind: 'dm' } | { kind: 'player'; userId: string }) =>
    person.call.chat.post({ id: randomUUID(), campaignId, content, ...(to && { to }) });
  const first = await say(mira, 'We enter the mill.');
  await mira.call.chat.edit({ campaignId, messageId: first.id, content: 'We enter the old mill.', mentions: [] });
  await tov.call.chat.react({ campaignId, messageId: first.id, emoji: '👍', on: true });
  await tov.call.chat.post({ id: randomUUID(), campaignId, content: 'After you.', replyTo: first.id });
  await say(mira, 'I pocket the key unseen.', { kind: 'dm' });
  await say(oda, 'You hear a bell, Tov.', { kind: 'player', userId: tov.id });
  await mira.call.chat.roll({ id: randomUUID(), campaignId, dice: '2d6+1' });
  const note = { campaignId, seen: null };
  await oda.call.notes.save({ ...note, noteId: randomUUID(), title: 'Bells', text: 'Two of them.', audience: 'table' });
  await mira.call.notes.save({ ...note, noteId: randomUUID(), title: 'Doubts', text: 'Tov is no miller.', audience: 'private' });
  const fields = { category: 'items' as const, name: 'Mill Bell', aliases: [], text: 'It rang twice.', audience: 'everyone' as const };
  await oda.call.tableLore.save({ campaignId, entryId: randomUUID(), seen: null, fields });
  await oda.call.narrator.guide({ campaignId, standing: 'Keep to the mill.', next: 'Let the wheel turn.' });
  await tov.call.safety.add({ campaignId, as: 'line', topic: 'spiders' });
  await oda.call.maps.savePin({
    campaignId,
    pin: { id: randomUUID(), x: 0.25, y: 0.5, name: 'The mill', entryId: null, audience: 'table' },
  });
  await oda.call.maps.setFog({ campaignId, on: true });
  const mapId = randomUUID();
  await oda.call.battleMaps.create({ campaignId, mapId, name: 'The mill floor', grid: { kind: 'square', columns: 12, rows: 8 } });
  await oda.call.battleMaps.draw({ campaignId, mapId, change: { kind: 'light', light: { cell: 30, bright: 20, dim: 20 } } });
  await oda.call.tableScreens.open({ campaignId });
  const stamps = [{ id: 'mill', drawing: 'millstone', text: '', x: 6, y: 4, width: 2, height: 2, turn: 0 }];
  await oda.call.battleMaps.draw({ campaignId, mapId, change: { kind: 'stamps', stamps } });
}

/** A hero who was hurt, gave something away, and whose player rolled scores for the next one. */
async function playHero({ app, mira, tov, campaignId }: Table): Promise<string> {
  await app.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
  await tov.call.characters.rollScores({ campaignId, way: '4d6' });
  const characterId = await bringHero(app, campaignId, mira, 'Kara');
  const to = await bringHero(app, campaignId, tov, 'Tam');
  await mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: { kind: 'takeDamage', amount: 2 } });
  await mira.call.characters.give({ campaignId, characterId, id: randomUUID(), to, what: { kind: 'item', itemId: 'sword', quantity: 1 } });
  return characterId;
}

/** Another branch from a checkpoint on; the evening goes on with the first one, and its session is closed with a recap. */
async function branchOff({ oda, mira, campaignId }: Table): Promise<void> {
  const { position } = await oda.call.history.save({ campaignId, name: 'Before the lever' });
  await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I leave the lever alone.' });
  await oda.call.history.endSession({ campaignId });
  const { branches } = await oda.call.history.list({ campaignId });
  await oda.call.history.branch({ campaignId, position, name: 'With the lever' });
  await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I pull the lever.' });
  await oda.call.history.play({ campaignId, branchId: branches[0]?.id ?? '' });
}

/** A fight in its first round. */
async function fight({ oda, campaignId }: Table, heroId: string): Promise<void> {
  await oda.call.combat.open({ campaignId, heroes: [heroId] });
  const { fight: opened } = await oda.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior' });
  const { fight: begun } = await oda.call.combat.step({ campaignId, number: opened?.number ?? 0, step: { name: 'start' } });
  await oda.call.combat.step({ campaignId, number: begun?.number ?? 0, step: { name: 'next' } });
}

/** Another table, where a reply waits for its Dungeon Master. */
async function waitForDraft(app: TestApp, oda: Somebody, mira: Somebody): Promise<void> {
  const campaignId = await openCampaign(app, oda, [mira], 'ai');
  await oda.call.campaigns.saveSettings({ campaignId, settings: { narratorMode: 'draft' } });
  await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I search the room for hidden doors.' });
  await eventually(async () => {
    if ((await oda.call.narrator.drafts({ campaignId })).drafts.length === 0) throw new Error('Nothing is drafted yet.');
  }, WAIT_MILLISECONDS);
}
