import { expect, it } from 'vitest';
import { drawMap } from '#domain/battle-map/battle-map.fixture.ts';
import { seenBy, viewOf } from '#domain/battle-map/view.ts';
import { sceneOf } from './scene.ts';
import { besideOf, stepByKey, walksOf } from './walk.ts';

const everything = { leads: true, heroes: new Set<string>() };
const map = drawMap({ rows: ['k.t.g..', '.......'] });
const token = (id: string) => {
  const found = map.tokens.find((each) => each.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return { ...found, speed: 30 };
};
/** The scene where it is Kara's turn: Tomas lets her through, the goblin bars her. */
const scene = {
  ...sceneOf(viewOf(map, everything, seenBy(map, everything), '.'.repeat(14)), true),
  spacesOf: ({ characterId }: { characterId: string | null }) =>
    characterId === 'kara' ? { barred: [4], rough: [], taken: [2, 4] } : null,
};
const kara = { ...token('k'), characterId: 'kara' };

it('a walk goes through those who let it through, around those who bar it, and ends in nobody’s space', () => {
  expect(walksOf(scene, kara, false)(3)?.cells).toEqual([0, 1, 2, 3]);
  expect(walksOf(scene, kara, false)(5)?.cells).not.toContain(4);
  expect(walksOf(scene, kara, false)(2)).toBeNull();
  expect(walksOf(scene, token('t'), false)(4)?.total).toBe(10);
});

it('ways to one cell after another are those to each by itself', () => {
  const ways = walksOf(scene, kara, false);
  const cells = [13, 3, 0, 5, 12, 2, 6, 13];
  expect(cells.map((cell) => ways(cell))).toEqual(cells.map((cell) => walksOf(scene, kara, false)(cell)));
});

it('whoever leads puts a token where somebody stands', () => {
  expect(walksOf(scene, kara, true)(4)?.total).toBe(20);
});

it('one goes beside somebody by a way that nobody bars', () => {
  expect(besideOf(scene, kara, token('g'))).toBe(3);
});

it('a key leads beyond those who let through, and no further than to those who bar', () => {
  expect([stepByKey(scene, kara, 1, 'ArrowRight'), stepByKey(scene, kara, 3, 'ArrowRight')]).toEqual([3, 4]);
  expect(stepByKey(scene, token('t'), 1, 'ArrowRight')).toBe(2);
});
