import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { fightIn } from '#tests/support/app/arena.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { at, yardOf } from '#tests/support/app/yard.ts';
import type { Yard } from '#tests/support/app/yard.ts';

const noWay = /way/;
let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let yard: Yard;
let faces: number[] = [];

beforeAll(async () => {
  // All that is not named falls low: saves fail.
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? 2) });
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
afterAll(() => app.end());

const hero: HeroChanges = {
  class: 'wizard',
  level: 11,
  stats: scores({ intelligence: 16 }),
  spells: ['wall-of-stone', 'wall-of-ice', 'wall-of-force', 'fire-bolt'].map((spell) => ({
    spell,
    prepared: true,
    from: 'class' as const,
  })),
};
beforeEach(async () => {
  const throwNext = (next: number[]) => {
    faces = next;
  };
  yard = await yardOf({ app, oda, mira, hero, throwNext });
});

/** From the upper edge of the yard to the lower one, in a column. */
const across = (spell: string, slot: number, column: number) => yard.castAt(spell, slot, at(column, 0), { x: column + 0.5, y: 4.5 });
const sections = async () => fightIn(await yard.arena.see(oda)).view.combatants.filter(({ isObject }) => isObject === true);
async function map(person: Somebody) {
  const { map: seen } = await person.call.battleMaps.get({ campaignId: yard.campaignId, mapId: yard.mapId });
  if (!seen) throw new Error('There is no map.');
  return seen;
}
const raised = async () => (await map(oda)).walls.filter((wall) => wall.raised === true);
const cellOf = async (id: string) => (await map(oda)).tokens.find((token) => token.id === id)?.cell;
const seesBrute = async () => (await map(mira)).tokens.some(({ id }) => id === 'brute');
const hurt = async (section: number, amount: number, type: 'fire' | 'cold' | null) => {
  const one = (await sections())[section];
  return yard.arena.take(oda, { name: 'damage', actorId: null, targetId: one?.id ?? '', amount, type });
};

describe('a wall of sections on a battle map (SRD 5.2.1)', () => {
  it('stands in sections of 10 feet, each with armor class and hit points of its own: Wall of Stone', async () => {
    await across('wall-of-stone', 5, 7);
    expect((await sections()).map((one) => [one.name, one.panel?.cells, one.armorClass])).toEqual([
      ['Wall of Stone, section 1', [at(7, 0), at(7, 1)], 15],
      ['Wall of Stone, section 2', [at(7, 2), at(7, 3)], 15],
      ['Wall of Stone, section 3', [at(7, 4)], 15],
    ]);
  });

  it('bars way and sight until a section of it is broken, and again once that is taken back', async () => {
    await across('wall-of-stone', 5, 3);
    const cross = () => yard.go(mira, 'kara', at(4, 2));
    await expect(cross()).rejects.toThrow(noWay);
    await hurt(1, 179, null);
    expect(await seesBrute()).toBe(false);
    await hurt(1, 1, null);
    expect(await seesBrute()).toBe(true);
    await oda.call.combat.undo({ campaignId: yard.campaignId, number: fightIn(await yard.arena.see(oda)).number });
    expect(await seesBrute()).toBe(false);
    await expect(cross()).rejects.toThrow(noWay);
    await hurt(1, 1, null);
    await cross();
    expect(await cellOf('kara')).toBe(at(4, 2));
  });

  it('goes with its spell, whole', async () => {
    await across('wall-of-stone', 5, 7);
    await yard.arena.take(oda, { name: 'endConcentration', actorId: yard.kara });
    expect([await sections(), await raised()]).toEqual([[], []]);
  });

  it('hurts whoever is in its way and puts them beside it, on the far side: Wall of Ice', async () => {
    await across('wall-of-ice', 6, 11);
    // 10d6, of which each shows 2, and 3 by Empowered Evocation.
    expect([await yard.lost(), await cellOf('brute')]).toEqual([23, at(12, 2)]);
  });

  it('breaks twice as fast by fire and not by cold, and leaves icy air where it stood: Wall of Ice', async () => {
    await across('wall-of-ice', 6, 9);
    await hurt(1, 40, 'cold');
    await hurt(1, 15, 'fire');
    expect((await sections()).map(({ health }) => health === 'dead')).toEqual([false, true, false]);
    await yard.arena.take(mira, { name: 'next' });
    await yard.go(oda, 'brute', at(8, 2));
    // 5d6, of which each shows 2, and 3 by Empowered Evocation.
    expect([await cellOf('brute'), await yard.lost()]).toEqual([at(8, 2), 13]);
  });

  it('lets see and lets nobody pass, and nothing harms it: Wall of Force', async () => {
    await across('wall-of-force', 5, 3);
    await hurt(0, 500, 'fire');
    expect((await sections()).map(({ name, health }) => [name, health])).toEqual([['Wall of Force', 'unhurt']]);
    expect(await seesBrute()).toBe(true);
    await expect(yard.go(mira, 'kara', at(4, 2))).rejects.toThrow(noWay);
  });

  it('of stone stays for good once its caster has held it for its whole time, also on the map once the fight is over', async () => {
    await across('wall-of-stone', 5, 7);
    const combat = () => yard.arena.see(oda).then(fightIn);
    for (let round = 0; round < 100; round += 1) {
      await yard.arena.take(oda, { name: 'next' });
      await yard.arena.take(oda, { name: 'next' });
    }
    expect((await sections()).map(({ panel }) => panel?.lasts)).toEqual(['always', 'always', 'always']);
    await oda.call.combat.end({ campaignId: yard.campaignId, number: (await combat()).number });
    const walls = (await map(oda)).walls;
    expect([walls.length > 0, walls.some((wall) => wall.raised === true)]).toEqual([true, false]);
  });
});
