import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { arenaOf, bringHero, combatantIn, fightIn } from '#tests/support/app/arena.ts';
import type { ArenaStep } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let [oda, mira, tov]: Somebody[] = [];
let [campaignId, mapId, kara] = ['', '', ''];
let arena: ReturnType<typeof arenaOf>;
let faces: number[] = [];

const columns = 12;
const rows = 5;
const at = (column: number, row: number) => row * columns + column;
const door: [number, number] = [at(5, 2), at(6, 2)];

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? sides) });
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
afterAll(() => app.end());

const people = () => {
  if (!oda || !mira || !tov) throw new Error('nobody has signed up');
  return { oda, mira, tov };
};

/** Two rooms with a locked door between them, Kara before it and a brute behind it; Kara acts first. */
beforeEach(async () => {
  const { oda, mira, tov } = people();
  campaignId = await openCampaign(app, oda, [mira, tov], 'dm');
  arena = arenaOf({ app, campaignId, owner: oda, player: mira });
  kara = await bringHero(app, campaignId, mira, 'Kara', { class: 'fighter', level: 5, stats: scores({ strength: 16 }) });
  await oda.call.combat.open({ campaignId, heroes: [kara] });
  await oda.call.combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 60, armorClass: 10 } });
  faces = [20, 1];
  const brute = combatantIn(await arena.take(oda, { name: 'start' }), 'Brute').id;
  mapId = randomUUID();
  await oda.call.battleMaps.create({ campaignId, mapId, name: 'The yard', grid: { kind: 'square', columns, rows } });
  const side = (row: number): [number, number] => [at(5, row), at(6, row)];
  const wall = Array.from({ length: rows }, (_, row) => ({ between: side(row), kind: 'wall' as const }));
  await oda.call.battleMaps.draw({ campaignId, mapId, change: { kind: 'walls', walls: wall } });
  await oda.call.battleMaps.draw({ campaignId, mapId, change: { kind: 'walls', walls: [{ between: door, kind: 'door', locked: true }] } });
  await oda.call.battleMaps.saveTokens({
    campaignId,
    mapId,
    tokens: [
      { id: 'kara', name: 'Kara', characterId: kara, side: 'heroes', cell: at(5, 2) },
      { id: 'brute', name: 'Brute', combatantId: brute, side: 'foes', cell: at(9, 2) },
    ],
  });
  await oda.call.battleMaps.show({ campaignId, mapId });
  faces = [];
});

const aim = async (person: Somebody) => {
  await person.call.combat.addDoor({ campaignId, mapId, between: door });
  return combatantIn(await arena.see(people().oda), 'Door');
};
const strike = (targetId: string): ArenaStep => ({ name: 'attack', actorId: kara, targetId, attack: 'Longsword' });
const shownTo = async (person: Somebody) => {
  const { map } = await person.call.battleMaps.get({ campaignId });
  if (!map) throw new Error('no map is shown');
  return { door: map.walls.find(({ kind }) => kind === 'door'), tokens: map.tokens.map(({ id }) => id) };
};

describe('a door of a battle map in a fight (SRD 5.2.1, Breaking Objects)', () => {
  it('joins it with the armor class of what it is made of and 18 hit points, once, and takes no turn', async () => {
    const { oda, mira } = people();
    await oda.call.battleMaps.draw({
      campaignId,
      mapId,
      change: { kind: 'walls', walls: [{ between: door, kind: 'door', locked: true, substance: 'iron' }] },
    });
    expect(await aim(mira)).toMatchObject({ armorClass: 19, hitPoints: 18, initiative: null, side: 'others' });
    await aim(mira);
    const { view } = fightIn(await arena.see(mira));
    expect(view.combatants.map(({ name }) => name)).toEqual(['Kara', 'Brute', 'Door']);
    // What players are told of its strength is a word, like that of anybody.
    expect(view.combatants.at(-1)).toMatchObject({ armorClass: null, hitPoints: null, door: { mapId, between: door } });
  });

  it('is struck by who stands beside it, and broken at 0 hit points: all see and walk through', async () => {
    const { oda, mira } = people();
    expect(await shownTo(mira)).toMatchObject({ door: { open: false }, tokens: ['kara'] });
    const { id } = await aim(mira);
    expect((await mira.call.combat.around({ campaignId, actorId: kara })).stands.find((stand) => stand.id === id)).toMatchObject({
      feet: 5,
      cover: 'none',
      sees: true,
    });
    faces = [15, 8];
    await arena.take(mira, strike(id));
    expect(combatantIn(await arena.see(oda), 'Door').hitPoints).toBeLessThan(18);
    expect((await shownTo(mira)).door).not.toHaveProperty('broken');
    faces = [15, 8];
    await arena.take(mira, strike(id));
    expect(combatantIn(await arena.see(oda), 'Door')).toMatchObject({ dead: true, hitPoints: 0 });
    expect(await shownTo(mira)).toMatchObject({ door: { broken: true }, tokens: ['kara', 'brute'] });
    await expect(mira.call.battleMaps.turnDoor({ campaignId, mapId, between: door, open: false })).rejects.toThrow('The door is broken');
    await expect(mira.call.combat.addDoor({ campaignId, mapId, between: door })).rejects.toThrow('The door is broken');
    expect((await mira.call.battleMaps.move({ campaignId, mapId, tokenId: 'kara', cell: at(7, 2) })).feet).toBe(10);
  });

  it('stands whole again once the blow that broke it is taken back', async () => {
    const { oda, mira } = people();
    const { id } = await aim(mira);
    await arena.take(oda, { name: 'damage', actorId: null, targetId: id, amount: 18, type: 'bludgeoning' });
    expect((await shownTo(mira)).tokens).toEqual(['kara', 'brute']);
    await arena.undo();
    expect(await shownTo(mira)).toMatchObject({ door: { open: false }, tokens: ['kara'] });
    expect((await shownTo(oda)).door).toEqual({ between: door, kind: 'door', open: false, locked: true });
    await arena.undo();
    expect(fightIn(await arena.see(oda)).view.combatants.map(({ name }) => name)).toEqual(['Kara', 'Brute']);
  });

  it('that is broken stays so when the fight is over', async () => {
    const { oda, mira } = people();
    const { id } = await aim(mira);
    await arena.take(oda, { name: 'damage', actorId: null, targetId: id, amount: 18, type: 'fire' });
    await oda.call.combat.end({ campaignId, number: fightIn(await arena.see(oda)).number });
    expect((await shownTo(mira)).door).toMatchObject({ broken: true });
  });

  it('takes no damage by poison or to the mind', async () => {
    const { oda, mira } = people();
    const { id } = await aim(mira);
    for (const type of ['poison', 'psychic'] as const)
      await arena.take(oda, { name: 'damage', actorId: null, targetId: id, amount: 18, type });
    expect(combatantIn(await arena.see(oda), 'Door').hitPoints).toBe(18);
  });

  it('is out of reach of a blade from three cells away', async () => {
    const { oda, mira } = people();
    const { id } = await aim(mira);
    await oda.call.battleMaps.move({ campaignId, mapId, tokenId: 'kara', cell: at(2, 2), put: true });
    await expect(arena.take(mira, strike(id))).rejects.toThrow('Door is 15 feet away: Longsword does not reach so far.');
  });

  it('is drawn into it by a player who fights and knows it, and by no other', async () => {
    const { oda, mira, tov } = people();
    await expect(tov.call.combat.addDoor({ campaignId, mapId, between: door })).rejects.toThrow('not in this fight');
    const beyond: [number, number] = [at(9, 3), at(10, 3)];
    await oda.call.battleMaps.draw({ campaignId, mapId, change: { kind: 'walls', walls: [{ between: beyond, kind: 'door' }] } });
    await expect(mira.call.combat.addDoor({ campaignId, mapId, between: beyond })).rejects.toThrow('There is no door there.');
    await oda.call.combat.addDoor({ campaignId, mapId, between: beyond });
  });
});
