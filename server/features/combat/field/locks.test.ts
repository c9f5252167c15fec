import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import type { Wall } from '#domain/battle-map/state.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { arenaOf, bringHero, combatantIn, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let [oda, mira]: Somebody[] = [];
let [campaignId, mapId, hero] = ['', '', ''];
let arena: ReturnType<typeof arenaOf>;
let faces: number[] = [];

const columns = 12;
const rows = 5;
const at = (column: number, row: number) => row * columns + column;
const door: [number, number] = [at(5, 2), at(6, 2)];

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? 10) });
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
afterAll(() => app.end());

const people = () => {
  if (!oda || !mira) throw new Error('nobody has signed up');
  return { oda, mira };
};

const rogue: HeroChanges = {
  class: 'rogue',
  level: 5,
  stats: scores({ dexterity: 16, strength: 8 }),
  skills: [],
  inventory: [itemOf('thieves-tools', 1, 'tools')],
};
const brawler: HeroChanges = { class: 'barbarian', level: 5, stats: scores({ strength: 16 }), skills: ['athletics'] };

const lock = (facts: Partial<Wall> = {}) =>
  people().oda.call.battleMaps.draw({
    campaignId,
    mapId,
    change: { kind: 'walls', walls: [{ between: door, kind: 'door', locked: true, ...facts }] },
  });

/** Two rooms with a locked door between them, Kara before it and a rat behind it. */
async function standBefore(changes: HeroChanges): Promise<void> {
  const { oda, mira } = people();
  hero = await bringHero(app, campaignId, mira, 'Kara', changes);
  const side = (row: number): [number, number] => [at(5, row), at(6, row)];
  const walls = Array.from({ length: rows }, (_, row) => ({ between: side(row), kind: 'wall' as const }));
  await oda.call.battleMaps.create({ campaignId, mapId, name: 'The yard', grid: { kind: 'square', columns, rows } });
  await oda.call.battleMaps.draw({ campaignId, mapId, change: { kind: 'walls', walls } });
  await lock();
  const kara = { id: 'kara', name: 'Kara', characterId: hero, side: 'heroes' as const, cell: at(5, 2) };
  await oda.call.battleMaps.saveTokens({ campaignId, mapId, tokens: [kara, { id: 'rat', name: 'Rat', cell: at(9, 2) }] });
  await oda.call.battleMaps.show({ campaignId, mapId });
}

async function fight(): Promise<void> {
  const { oda } = people();
  await oda.call.combat.open({ campaignId, heroes: [hero] });
  await oda.call.combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 60, armorClass: 10 } });
  faces = [20, 1];
  await arena.take(oda, { name: 'start' });
  faces = [];
}

beforeEach(async () => {
  const { oda, mira } = people();
  campaignId = await openCampaign(app, oda, [mira], 'dm');
  arena = arenaOf({ app, campaignId, owner: oda, player: mira });
  mapId = randomUUID();
  faces = [];
});

const attempt = (way: 'tools' | 'force', fallen: number[], { by = people().mira, id = randomUUID() } = {}) => {
  faces = fallen;
  return by.call.battleMaps.openLock({ campaignId, mapId, id, characterId: hero, between: door, way });
};
const doorFor = async (person: Somebody) => {
  const { map } = await person.call.battleMaps.get({ campaignId });
  if (!map) throw new Error('no map is shown');
  return { door: map.walls.find(({ kind }) => kind === 'door'), tokens: map.tokens.map(({ id }) => id) };
};
const story = async () => {
  const { messages } = await people().mira.call.chat.list({ campaignId });
  return messages.map(({ content, rolls }) => ({ content, rolls: rolls.map(({ total, against }) => ({ total, against })) }));
};

describe('the lock of a door of a battle map, outside of a fight', () => {
  it('is picked with thieves’ tools by dexterity and proficiency against DC 15, and the room behind it is seen', async () => {
    const { mira } = people();
    await standBefore(rogue);
    expect(await doorFor(mira)).toMatchObject({ door: { open: false, locked: true }, tokens: ['kara'] });
    expect(await attempt('tools', [9])).toMatchObject({ isOpen: true, told: 'Kara picks the lock, and the door opens.' });
    expect(await doorFor(mira)).toMatchObject({ door: { open: true, locked: false }, tokens: ['kara', 'rat'] });
    expect((await story()).at(-1)).toEqual({
      content: 'Kara rolls 15 (Sleight of hand check): success against 15. Kara picks the lock, and the door opens.',
      rolls: [{ total: 15, against: 15 }],
    });
  });

  it('holds after a check that fails, which the story tells as well', async () => {
    const { mira } = people();
    await standBefore(rogue);
    expect(await attempt('tools', [8])).toMatchObject({ isOpen: false, told: 'Kara cannot pick the lock.' });
    expect(await doorFor(mira)).toMatchObject({ door: { open: false, locked: true }, tokens: ['kara'] });
    expect((await story()).at(-1)?.content).toBe('Kara rolls 14 (Sleight of hand check): failure against 15. Kara cannot pick the lock.');
  });

  it('is rolled once under one id', async () => {
    await standBefore(rogue);
    const id = randomUUID();
    await attempt('tools', [2], { id });
    expect(await attempt('tools', [20], { id })).toMatchObject({ isOpen: false });
    expect((await story()).filter(({ rolls }) => rolls.length > 0)).toHaveLength(1);
  });

  it('gives advantage to who is trained with the tools and in Sleight of Hand', async () => {
    await standBefore({ ...rogue, skills: ['sleight of hand'] });
    expect(await attempt('tools', [2, 9])).toMatchObject({ isOpen: true });
  });

  it('is not picked without tools, and forced by strength', async () => {
    await standBefore(brawler);
    await expect(attempt('tools', [20])).rejects.toThrow('Picking a lock takes thieves’ tools, and none are carried.');
    expect(await attempt('force', [8])).toMatchObject({ isOpen: false, told: 'Kara cannot force the door: the lock holds.' });
    expect(await attempt('force', [9])).toMatchObject({ isOpen: true, told: 'Kara forces the door open.' });
  });

  it('is forced with advantage by who carries a crowbar', async () => {
    await standBefore({ ...brawler, inventory: [itemOf('crowbar', 1, 'crowbar')] });
    expect(await attempt('force', [2, 9])).toMatchObject({ isOpen: true });
  });

  it('has the difficulty of what the door is made of, or the one that who leads has said, which players do not read', async () => {
    const { oda, mira } = people();
    await standBefore(brawler);
    await lock({ substance: 'iron' });
    expect(await attempt('force', [13])).toMatchObject({ isOpen: false });
    await lock({ substance: 'iron', lockDifficulty: 5 });
    expect((await doorFor(mira)).door).not.toHaveProperty('lockDifficulty');
    expect((await doorFor(oda)).door).toMatchObject({ lockDifficulty: 5 });
    expect(await attempt('force', [1])).toMatchObject({ isOpen: true });
  });

  it('is opened by who stands beside it alone, who acts for their own hero, and where there is one', async () => {
    const { oda, mira } = people();
    await standBefore(brawler);
    await lock({ locked: false });
    await expect(attempt('force', [20])).rejects.toThrow('No lock holds this door shut.');
    await lock();
    await oda.call.battleMaps.move({ campaignId, mapId, tokenId: 'kara', cell: at(2, 2), put: true });
    expect((await doorFor(mira)).door).toMatchObject({ locked: false });
    await expect(attempt('force', [20])).rejects.toThrow('Your hero must stand beside the door.');
    await oda.call.battleMaps.move({ campaignId, mapId, tokenId: 'kara', cell: at(5, 2), put: true });
    const other = await bringHero(app, campaignId, oda, 'Tam');
    const asTam = { campaignId, mapId, id: randomUUID(), characterId: other, between: door, way: 'force' as const };
    await expect(mira.call.battleMaps.openLock(asTam)).rejects.toThrow('You can move only your own hero.');
    expect(await attempt('force', [20], { by: oda })).toMatchObject({ isOpen: true });
  });

  it('stays shut to a hero who lies there unconscious', async () => {
    await standBefore({ ...brawler, conditions: ['unconscious'] });
    await expect(attempt('force', [20])).rejects.toThrow('Kara is unconscious and cannot act.');
  });
});

describe('the lock of a door of a battle map, in a fight', () => {
  it('takes the action, is told with its roll, and opens to all', async () => {
    const { oda, mira } = people();
    await standBefore(brawler);
    await fight();
    expect(await attempt('force', [2])).toMatchObject({ isOpen: false });
    await expect(attempt('force', [20])).rejects.toThrow('has already acted this turn');
    expect((await story()).at(-1)?.content).toContain('Kara cannot force the door: the lock holds.');
    await arena.take(mira, { name: 'next' });
    await expect(attempt('force', [20])).rejects.toThrow('It is not your turn.');
    await arena.take(oda, { name: 'next' });
    expect(await attempt('force', [9])).toMatchObject({ isOpen: true, told: 'Kara forces the door open.' });
    expect(await doorFor(mira)).toMatchObject({ door: { open: true }, tokens: ['kara', 'rat'] });
    expect((await story()).at(-1)).toMatchObject({ rolls: [{ total: 15, against: 15 }] });
  });

  it('is locked again once that is taken back', async () => {
    const { oda } = people();
    await standBefore(rogue);
    await fight();
    expect(await attempt('tools', [9])).toMatchObject({ isOpen: true });
    await arena.undo();
    expect((await doorFor(oda)).door).toMatchObject({ open: false, locked: true });
    expect(fightIn(await arena.see(oda)).view.active).toBe(combatantIn(await arena.see(oda), 'Kara').id);
    expect(await attempt('tools', [9])).toMatchObject({ isOpen: true });
  });

  it('is picked with a bonus action by a thief with Fast Hands', async () => {
    await standBefore({ ...rogue, subclass: 'Thief' });
    await fight();
    expect(await attempt('tools', [1])).toMatchObject({ isOpen: false });
    expect(await attempt('tools', [1])).toMatchObject({ isOpen: false });
    await expect(attempt('tools', [20])).rejects.toThrow('has already acted this turn');
  });
});
