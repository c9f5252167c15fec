import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { combatantIn, fightIn } from '#tests/support/app/arena.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { at, yardOf } from '#tests/support/app/yard.ts';
import type { Yard } from '#tests/support/app/yard.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let yard: Yard;
let faces: number[] = [];

beforeAll(async () => {
  // All that is not named shows 1: saves fail, and a layer deals 12.
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? 1) });
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
afterAll(() => app.end());

const hero: HeroChanges = {
  class: 'wizard',
  level: 17,
  stats: scores({ intelligence: 16 }),
  spells: [{ spell: 'prismatic-wall', prepared: true, from: 'class' }],
};
beforeEach(async () => {
  const throwNext = (next: number[]) => {
    faces = next;
  };
  yard = await yardOf({ app, oda, mira, hero, throwNext });
});

/** The wall stands across the yard, in a column. */
const across = (column: number) => yard.castAt('prismatic-wall', 9, at(column, 0), { x: column + 0.5, y: 4.5 });
const fight = async () => fightIn(await yard.arena.see(oda)).view;
const layers = async () =>
  (await fight()).combatants
    .filter(({ isObject }) => isObject === true)
    .map(({ name, health }) => [name, health === 'dead' ? 'broken' : 'whole']);
const conditionsOf = async (name: string) => combatantIn(await yard.arena.see(oda), name).conditions.map((each) => each.name);
async function map(person: Somebody) {
  const { map: seen } = await person.call.battleMaps.get({ campaignId: yard.campaignId, mapId: yard.mapId });
  if (!seen) throw new Error('There is no map.');
  return seen;
}
const seesBrute = async () => (await map(mira)).tokens.some(({ id }) => id === 'brute');
const breakForemost = async (amount: number, type: 'fire' | 'cold' | 'force' | null) => {
  const foremost = (await fight()).combatants.findLast(({ isObject }) => isObject === true);
  return yard.arena.take(oda, { name: 'damage', actorId: null, targetId: foremost?.id ?? '', amount, type });
};
const breakAll = async () => {
  await breakForemost(25, 'cold');
  await breakForemost(1, null);
  await breakForemost(60, 'force');
  await breakForemost(1, null);
  await breakForemost(25, 'fire');
};
/** The brute, whose turn it is, steps from one cell to another. */
const walk = (cell: number) => yard.go(oda, 'brute', cell);

describe('SRD 5.2.1, Prismatic Wall on a battle map', () => {
  it('hides what is behind it, and stands in the space of nobody', async () => {
    await expect(across(11)).rejects.toThrow('Prismatic Wall cannot stand where Brute is.');
    await across(5);
    expect(await seesBrute()).toBe(false);
    expect(await layers()).toEqual([['Prismatic Wall: Red', 'whole']]);
  });

  it('strikes whoever goes through with a save for each layer, and lets its caster pass', async () => {
    await across(9);
    await yard.go(mira, 'kara', at(4, 2));
    await yard.arena.take(mira, { name: 'next' });
    expect(await conditionsOf('Brute')).toEqual(['blinded']);
    await walk(at(9, 2));
    // Five layers of 12d6, each of which shows 1.
    expect(await yard.lost()).toBe(60);
    expect(await conditionsOf('Brute')).toEqual(expect.arrayContaining(['blinded', 'restrained']));
  });

  it('is known to its caster as an area that does by itself what it does', async () => {
    await across(5);
    const hero = fightIn(await yard.arena.see(mira)).hero;
    expect(hero?.activeEffects).toMatchObject([{ spell: 'prismatic-wall', hasArea: true }]);
    expect((await fight()).areas[0]).toMatchObject({ spell: 'prismatic-wall' });
  });

  it('lets whoever made it go through unharmed', async () => {
    await across(3);
    await yard.go(mira, 'kara', at(4, 2));
    expect(await conditionsOf('Kara')).toEqual([]);
  });

  it('blinds those who come near and see it, and nobody who is further away', async () => {
    await across(5);
    await yard.arena.take(mira, { name: 'next' });
    expect(await conditionsOf('Brute')).toEqual([]);
    await walk(at(10, 2));
    expect(await conditionsOf('Brute')).toEqual([]);
    await walk(at(9, 2));
    expect(await conditionsOf('Brute')).toEqual(['blinded']);
  });

  it('is broken layer by layer, each by what harms it, and what is broken strikes nobody', async () => {
    await across(9);
    await breakForemost(100, 'fire');
    await breakForemost(24, 'cold');
    expect(await layers()).toEqual([['Prismatic Wall: Red', 'whole']]);
    await breakForemost(1, 'cold');
    expect(await layers()).toEqual([
      ['Prismatic Wall: Red', 'broken'],
      ['Prismatic Wall: Orange', 'whole'],
    ]);
    await oda.call.combat.undo({ campaignId: yard.campaignId, number: fightIn(await yard.arena.see(oda)).number });
    expect(await layers()).toEqual([['Prismatic Wall: Red', 'whole']]);
    await breakForemost(1, 'cold');
    await breakForemost(1, null);
    await breakForemost(60, 'force');
    await breakForemost(1, null);
    await breakForemost(25, 'fire');
    expect((await layers()).at(-1)).toEqual(['Prismatic Wall: Indigo', 'whole']);
    await yard.arena.take(mira, { name: 'next' });
    await walk(at(9, 2));
    expect(await yard.lost()).toBe(0);
    expect(await conditionsOf('Brute')).toEqual(expect.arrayContaining(['restrained']));
  });

  it('hides nothing more once every layer is broken', async () => {
    await across(9);
    await breakAll();
    await breakForemost(1, null);
    await breakForemost(1, null);
    expect(await seesBrute()).toBe(true);
    await yard.arena.take(mira, { name: 'next' });
    await walk(at(9, 2));
    expect(await yard.lost()).toBe(0);
    expect(await conditionsOf('Brute')).not.toContain('restrained');
  });
});
