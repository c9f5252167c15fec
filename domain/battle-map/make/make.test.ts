import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, emptyGround } from '#domain/battle-map/draw.ts';
import { cellCount, neighboursOf } from '#domain/battle-map/grid.ts';
import { pairOf } from '#domain/battle-map/barriers.ts';
import { fromRuns } from '#domain/battle-map/runs.ts';
import { Ground } from '#domain/battle-map/state.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { loadDrawings } from '#domain/battle-map/stamps/load-drawings.ts';
import { densities, makeKinds } from './choices.ts';
import { makeGround } from './make.ts';

const { makeAlong, makeAlongLeast } = battleMapLimits;
const along = fc.oneof(fc.constantFrom(makeAlongLeast, 30), fc.integer({ min: makeAlongLeast, max: 50 }));
const asked = fc.record({ columns: along, rows: along, density: fc.constantFrom(...densities), seed: fc.string() });

const openCells = ({ grid, terrain }: Ground) =>
  Array.from(fromRuns(terrain, cellCount(grid), '.'), (sign, cell) => (sign === '#' ? -1 : cell)).filter((cell) => cell >= 0);

/** The open cells that the last of them leads to, but for sides where something stands that `bars`. */
function reached(ground: Ground, bars: (wall: Ground['walls'][number]) => boolean): Set<number> {
  const { grid, walls } = ground;
  const barred = new Set(walls.filter(bars).map(({ between: [one, other] }) => pairOf(one, other)));
  const open = new Set(openCells(ground));
  const met = new Set(openCells(ground).slice(-1));
  for (const cell of met)
    for (const next of neighboursOf(grid, cell)) {
      const isSide = Math.abs(next - cell) === 1 || Math.abs(next - cell) === grid.columns;
      if (isSide && open.has(next) && !barred.has(pairOf(cell, next))) met.add(next);
    }
  return met;
}

const { byId } = await loadDrawings();

describe.each(makeKinds)('a map from a seed: %s', (kind) => {
  it('is the same for the same seed, within the limits, open enough, and all of it can be reached', () => {
    fc.assert(
      fc.property(asked, ({ seed, ...size }) => {
        const ground = makeGround({ kind, ...size }, seed);
        expect(makeGround({ kind, ...size }, seed)).toEqual(ground);
        expect(Ground.parse(ground)).toEqual(ground);
        // What is kept of a map is what was made: nothing of it lies outside or is there twice.
        expect(
          drawn({ ...emptyGround(ground.name, ground.grid), ambient: ground.ambient, sight: ground.sight }, { ...ground, kind: 'all' }),
        ).toEqual(ground);
        const open = openCells(ground).length;
        expect(reached(ground, (wall) => wall.kind !== 'door').size).toBe(open);
        expect(open / cellCount(ground.grid)).toBeGreaterThan(0.05);
      }),
      { numRuns: 15 },
    );
  });

  it('is furnished with drawings that are not drawn out of shape', () => {
    const { stamps } = makeGround({ kind, columns: 60, rows: 45, density: 'usual' }, 'ember');
    expect(stamps.length).toBeGreaterThan(10);
    for (const { drawing, text, width, height } of stamps) {
      const own = byId.get(drawing ?? '');
      if (drawing === null) expect(text).not.toBe('');
      else expect(width / height).toBeCloseTo((own?.width ?? 0) / (own?.height ?? 1), 1);
      if (kind !== 'region') expect(own).toMatchObject({ width, height });
    }
  });

  it('is made at the largest size, and is another for another seed', () => {
    const largest = { kind, columns: makeAlong, rows: makeAlong, density: 'dense' } as const;
    const ground = makeGround(largest, 'a');
    expect(Ground.safeParse(ground).success).toBe(true);
    expect(makeGround(largest, 'b').terrain).not.toBe(ground.terrain);
  });
});

it('a dungeon is entered from its lower edge, and every door that is not locked can be reached without a key', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const ground = makeGround({ kind: 'dungeon', columns: 40, rows: 30, density: 'usual' }, seed);
      const doors = ground.walls.filter(({ kind }) => kind === 'door');
      expect(doors.length).toBeGreaterThan(3);
      expect(openCells(ground).at(-1)).toBeGreaterThanOrEqual(40 * 29);
      const met = reached(ground, (wall) => wall.kind !== 'door' || wall.locked);
      for (const { between, locked } of doors) if (!locked) for (const cell of between) expect(met.has(cell)).toBe(true);
    }),
    { numRuns: 10 },
  );
});
