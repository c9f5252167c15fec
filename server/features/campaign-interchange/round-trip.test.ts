import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { comparable, exportCampaign, importCampaign, linesOf, partsOf, previewCampaign } from '#tests/support/app/campaign-files.ts';
import { pngBytes } from '#tests/support/app/picture.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { sendFile, uploadPicture } from '#tests/support/app/world-files.ts';
import { playAt } from '#tests/support/installation/play-evening.ts';
import { tideRing } from '#domain/homebrew/homebrew.fixture.ts';

let here: TestApp;
let there: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let rea: Somebody;
let campaignId: string;
let file: Uint8Array<ArrayBuffer>;
let copyId: string;

const must = <Value>(value: Value | undefined | null): Value => value ?? expect.fail('That is not there.');

beforeAll(async () => {
  [here, there] = [await startApp(), await startApp()];
  [oda, mira, tov] = [await signUp(here.url, 'Oda'), await signUp(here.url, 'Mira'), await signUp(here.url, 'Tov')];
  rea = await signUp(there.url, 'Rea');
  ({ id: campaignId } = await ownTable(here, oda, [mira, tov]));
  file = await exportCampaign(here, oda, campaignId);
  copyId = await importCampaign(there, rea, file);
}, 120_000);
afterAll(async () => {
  await here.end();
  await there.end();
});

/** A campaign in a world of its own in which everything happened that a file can hold. */
async function ownTable(app: TestApp, owner: Somebody, [one, other]: [Somebody, Somebody]) {
  const { call } = owner;
  const { id: worldId } = await call.worlds.create({ name: 'The Weir', description: 'Water and rope.' });
  const map = await uploadPicture(app, owner, worldId, 'weir.png');
  await call.worlds.setMap({ worldId, path: map });
  const rope = await call.lore.add({ worldId, entry: { category: 'items', name: 'Weir Rope', text: 'A rope.\n\n::: dm\nFrayed.\n:::' } });
  const { id } = await call.campaigns.create({ name: 'The salt road', worldId });
  await app.database.pool.query(
    `insert into campaign_participant (campaign_id, user_id, seat) select $1, p, 'player' from unnest($2::text[]) as p`,
    [id, [one.id, other.id]],
  );
  await call.campaigns.saveSettings({ campaignId: id, settings: { narratorMode: 'dm' } });
  await call.encounters.keep({ campaignId: id, encounter: { id: randomUUID(), name: 'At the weir', foes: 'wolf_3' } });
  await call.homebrew.save({ campaignId: id, entry: tideRing, seen: null });
  await call.tableLore.save({
    campaignId: id,
    entryId: rope.id,
    seen: null,
    fields: { category: 'items', name: 'Weir Rope', aliases: [], text: 'Cut.', audience: 'everyone' },
  });
  const image = await (
    await sendFile(app, one, `/api/campaigns/${id}/images`, 'a.png', new Uint8Array(pngBytes(2, 2)), {
      alt: 'A bell',
      width: '2',
      height: '2',
    })
  ).json();
  await one.call.chat.post({ id: randomUUID(), campaignId: id, content: 'See the bell.', images: [image.id] });
  await one.call.chat.post({
    id: randomUUID(),
    campaignId: id,
    content: 'Only for Tov: hushword.',
    to: { kind: 'player', userId: other.id },
  });
  await one.call.notes.save({ campaignId: id, seen: null, noteId: randomUUID(), title: 'Mine', text: 'hushword', audience: 'private' });
  await playAt({ app, oda: owner, mira: one, tov: other, campaignId: id });
  const [battleMap] = await call.battleMaps.list({ campaignId: id });
  const picture = { type: 'image/png' as const, base64: Buffer.from(pngBytes(6, 4)).toString('base64'), x: 0.5, y: 0, width: 6, height: 4 };
  await call.battleMaps.layPicture({ campaignId: id, mapId: must(battleMap).id, change: { kind: 'laid', picture } });
  await sendFile(app, owner, `/api/battle-map-sounds/${id}/${must(battleMap).id}`, 'Bells.ogg', bells);
  return { id };
}

const bells = new Uint8Array(Buffer.from('OggS and bells'));

/** What a Dungeon Master reads of a campaign, with numbers in the place of ids. */
async function told({ call }: Somebody, id: string) {
  const [battleMap] = await call.battleMaps.list({ campaignId: id });
  const [{ messages }, history, cards, { fight }, notes, lore, map, maps, under, homebrew, guidance, safety] = [
    await call.chat.list({ campaignId: id }),
    await call.history.list({ campaignId: id }),
    await call.characters.list({ campaignId: id }),
    await call.combat.get({ campaignId: id }),
    await call.notes.list({ campaignId: id }),
    await call.tableLore.list({ campaignId: id }),
    await call.maps.get({ campaignId: id }),
    (await call.battleMaps.list({ campaignId: id })).map((each) => ({ ...each, updatedAt: '' })),
    (await call.battleMaps.picture({ campaignId: id, mapId: must(battleMap).id, tiles: [] })).whole,
    await call.homebrew.list({ campaignId: id }),
    await call.narrator.guidance({ campaignId: id }),
    await call.safety.get({ campaignId: id }),
  ];
  return { messages, history, cards, fight, notes, lore, map, maps, under, homebrew, guidance, safety };
}

describe('a campaign that is exported and imported elsewhere', () => {
  it('is told before it is kept: what is in it, and what is lost', async () => {
    const preview = await previewCampaign(there, rea, file);
    expect(preview).toMatchObject({
      name: 'The salt road',
      world: { name: 'The Weir', isReady: false, entries: 1, files: 1 },
      heroes: [
        { name: 'Kara', player: 'Mira' },
        { name: 'Tam', player: 'Tov' },
      ],
      pictures: 1,
      battleMaps: 1,
      left: { privateNotes: 2, whispers: 1 },
      lost: { reactions: 1 },
    });
  });

  it('reads the same to whoever leads it', async () => {
    expect((await told(rea, copyId)).under).toMatchObject({ x: 0.5, width: 6 });
    const [battleMap] = await rea.call.battleMaps.list({ campaignId: copyId });
    const { map } = await rea.call.battleMaps.get({ campaignId: copyId, mapId: must(battleMap).id });
    expect(map).toMatchObject({ air: { sound: 'own' }, ownSound: { name: 'Bells' } });
    const address = `/api/battle-map-sounds/${copyId}/${must(map).id}/${map?.ownSound?.version}`;
    const heard = await fetch(there.url + address, { headers: { cookie: rea.cookie } });
    expect(new Uint8Array(await heard.arrayBuffer())).toEqual(bells);
    expect(comparable(await told(rea, copyId))).toEqual(comparable(await told(oda, campaignId)));
  });

  it('plays on: its fight, its sheets and its branches', async () => {
    const { call } = rea;
    const { fight } = await call.combat.get({ campaignId: copyId });
    const stepped = await call.combat.step({ campaignId: copyId, number: fight?.number ?? 0, step: { name: 'next' } });
    const undone = await call.combat.undo({ campaignId: copyId, number: stepped.fight?.number ?? 0 });
    expect(comparable(undone.fight?.view)).toEqual(comparable(fight?.view));
    await call.combat.undo({ campaignId: copyId, number: undone.fight?.number ?? 0 });
    const kara = must((await call.characters.list({ campaignId: copyId })).find(({ name }) => name === 'Kara'));
    const { entries } = await call.characters.history({ campaignId: copyId, characterId: kara.id });
    const hurt = must(entries.find(({ summary }) => summary.join(' ').includes('2 damage')));
    await call.characters.undo({ campaignId: copyId, characterId: kara.id, id: randomUUID(), position: hurt.position });
    const healed = (await call.characters.list({ campaignId: copyId })).find(({ name }) => name === 'Kara');
    expect([kara.hitPoints?.left, healed?.hitPoints?.left]).toEqual([8, 10]);
    const { branches } = await call.history.list({ campaignId: copyId });
    const lever = must(branches.find(({ name }) => name === 'With the lever'));
    await call.history.play({ campaignId: copyId, branchId: lever.id });
    const wordsOn = async () => (await call.chat.list({ campaignId: copyId })).messages.map(({ content }) => content);
    expect(await wordsOn()).toContain('I pull the lever.');
    expect(await wordsOn()).not.toContain('I leave the lever alone.');
    await call.history.play({ campaignId: copyId, branchId: must(branches.find(({ parentId }) => parentId === null)).id });
    expect(await wordsOn()).toContain('I leave the lever alone.');
  });

  it('shows its pictures, and is found by its words', async () => {
    const { messages } = await rea.call.chat.list({ campaignId: copyId });
    const [image] = must(messages.find(({ images }) => images.length > 0)).images;
    const shown = await fetch(`${there.url}/api/campaigns/${copyId}/images/${image?.id}`, { headers: { cookie: rea.cookie } });
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(new Uint8Array(pngBytes(2, 2)));
    expect((await rea.call.chat.search({ campaignId: copyId, text: 'bell' })).messages.length).toBeGreaterThan(0);
  });

  it('is the same file when it is exported again', async () => {
    const again = await importCampaign(there, rea, file);
    expect(comparable(linesOf(await exportCampaign(there, rea, again)))).toEqual(comparable(linesOf(file)));
  });

  it('plays the handwritten adventure of its world there, and is refused where that is not', async () => {
    const play = (story: string) => here.database.pool.query(`update world set story = $1 where name = 'The Weir'`, [story]);
    await play('high-ambry');
    const brought = await importCampaign(there, rea, await exportCampaign(here, oda, campaignId));
    const { rows } = await there.database.pool.query('select w.story from campaign c join world w on w.id = c.world_id where c.id = $1', [
      brought,
    ]);
    expect(rows).toEqual([{ story: 'high-ambry' }]);
    await play('not-here');
    await expect(exportCampaign(here, oda, campaignId).then((foreign) => previewCampaign(there, rea, foreign))).rejects.toThrow(
      'plays the ready adventure “not-here”, which is not on this installation',
    );
  });

  it('holds no word of what its owner could not read, and no account', () => {
    const words = JSON.stringify(partsOf(file));
    for (const hidden of ['hushword', 'Tov is no miller', oda.id, mira.id, tov.id, oda.email]) expect(words).not.toContain(hidden);
    expect(words).toContain('We enter the old mill.');
  });
});
