import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { drawMap, token } from '#domain/battle-map/battle-map.fixture.ts';
import { sightOf } from '#domain/battle-map/sight.ts';
import type { TokenSight } from '#domain/battle-map/sight.ts';
import { keptSights } from './kept-sights.ts';

const rows = ['a..#...', '.....b.', '..#....', '.......'];
const cell = fc.nat(27);
const anyMap = fc
  .record({
    doors: fc.constantFrom<[number, number][]>([], [[3, 10]], [[12, 13]]),
    ambient: fc.constantFrom('bright', 'dim', 'dark' as const),
    isOpen: fc.boolean(),
    torch: fc.option(cell),
    at: fc.tuple(cell, cell),
    darkvision: fc.constantFrom(0, 10, 60),
    carries: fc.boolean(),
  })
  .map(({ doors, ambient, isOpen, torch, at: [one, other], darkvision, carries }) => {
    const map = drawMap({ rows, doors, ambient });
    return {
      ...map,
      walls: map.walls.map((wall) => ({ ...wall, open: isOpen })),
      lights: torch === null ? [] : [{ cell: torch, bright: 10, dim: 5 }],
      tokens: [token('a', one, { darkvision, light: carries ? { bright: 5, dim: 5 } : null }), token('b', other)],
    };
  });

it('what tokens saw before is what they see', () => {
  fc.assert(
    fc.property(anyMap, (map) => {
      expect(sightOf(map, map.tokens, undefined, keptSights(map))).toBe(sightOf(map, map.tokens));
    }),
    { numRuns: 500 },
  );
});

it('who stands still does not look again when somebody else goes', () => {
  const map = drawMap({ rows: ['a..b...', '.......'] });
  const look = vi.fn((): TokenSight => new Uint8Array(14));
  const lookAll = (tokens: typeof map.tokens) => tokens.forEach((each) => keptSights({ ...map, name: 'Elsewhere', tokens })(each, look));
  lookAll(map.tokens);
  lookAll(map.tokens.map((each) => (each.id === 'a' ? { ...each, cell: 1 } : each)));
  expect(look).toHaveBeenCalledTimes(3);
});
