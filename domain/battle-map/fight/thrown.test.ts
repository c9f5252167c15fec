import { describe, expect, it } from 'vitest';
import { drawMap } from '#domain/battle-map/battle-map.fixture.ts';
import { Battlefield } from './stands.ts';
import { thrown } from './thrown.ts';

/** Where somebody comes to lie who is thrown by `a`, of those whom letters name; capital letters are the dead. */
function thrownTo(rows: string[], who: string, feet: number, to: 'away' | 'towards', more: Partial<Parameters<typeof drawMap>[0]> = {}) {
  const map = drawMap({ rows, ...more });
  const placed = map.tokens.map((token) => ({
    id: token.id,
    token,
    hidden: false,
    covers: token.id === token.id.toLowerCase(),
    darkvision: 0,
  }));
  const [one, from] = [placed.find(({ id }) => id === who), placed.find(({ id }) => id === 'a')];
  return one && from && thrown(new Battlefield(map, placed), one, from, feet, to);
}

describe('who is pushed', () => {
  it.each([
    ['goes straight away, cell by cell', ['.ab....'], 10, [3, 4]],
    ['goes over corners', ['a...', '.b..', '....', '....'], 10, [10, 15]],
    ['stops at rock', ['.ab.#..'], 15, [3]],
    ['stops at somebody', ['.ab.c..'], 15, [3]],
    ['goes over the dead', ['.ab.C..'], 15, [3, 4, 5]],
    ['stops at the edge', ['.ab.'], 15, [3]],
  ])('%s', (_, rows, feet, way) => {
    expect(thrownTo(rows, 'b', feet, 'away')).toEqual(way);
  });

  it('stops at a wall, and at a closed door', () => {
    expect(thrownTo(['.ab....'], 'b', 15, 'away', { walls: [[3, 4]] })).toEqual([3]);
    expect(thrownTo(['.ab....'], 'b', 15, 'away', { doors: [[2, 3]] })).toEqual([]);
  });

  it('is whole on the map however large', () => {
    expect(thrownTo(['.......', 'ab.....', '.......'], 'b', 30, 'away', { tokens: { b: { size: 2 } } })?.at(-1)).toBe(9);
  });
});

it('who is pulled comes straight closer, and stops beside who pulls', () => {
  expect(thrownTo(['a....b.'], 'b', 30, 'towards')).toEqual([4, 3, 2, 1]);
});

it('hexes are gone through in a straight line', () => {
  expect(thrownTo(['......', '......', '.ab...'], 'b', 10, 'away', { kind: 'hex' })).toEqual([15, 16]);
});
