import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellCount, cellUnder, neighboursOf, segmentOf } from '#domain/battle-map/grid.ts';
import type { Grid, Place } from '#domain/battle-map/grid.ts';
import { densities } from '#domain/battle-map/make/choices.ts';
import { makeGround } from '#domain/battle-map/make/make.ts';
import { fromRuns } from '#domain/battle-map/runs.ts';
import { pointsPerCell } from '#domain/battle-map/stamps/drawing.ts';
import { loadDrawings } from '#domain/battle-map/stamps/load-drawings.ts';
import type { Stamp } from '#domain/battle-map/state.ts';
import { drawOf } from '#domain/idea/draw.ts';
import { nameStyles } from '#domain/idea/places.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { planRegion } from './plan-region.ts';
import type { RegionPlan } from './plan-region.ts';

const { makeAlong, makeAlongLeast, stampsOfRegion } = battleMapLimits;
const along = fc.oneof(fc.constantFrom(makeAlongLeast, 30), fc.integer({ min: makeAlongLeast, max: 45 }));
const asked = fc.record({ columns: along, rows: along, density: fc.constantFrom(...densities), seed: fc.string() });
const { byId } = await loadDrawings();

/** Holds plans of many seeds to something. */
const everywhere = (holds: (plan: RegionPlan, grid: Grid) => void) =>
  fc.assert(
    fc.property(asked, ({ columns, rows, density, seed }) => {
      const grid: Grid = { kind: 'hex', columns, rows };
      holds(planRegion(grid, density, drawOf(seed)), grid);
    }),
    { numRuns: 40 },
  );

describe('the plan of a region', () => {
  it('has rivers that run downhill, and end in a sea or a lake', () =>
    everywhere(({ land: { height, water }, waters: { rivers, down } }, grid) => {
      for (const spring of rivers) {
        expect(water.has(spring)).toBe(false);
        const met = new Set<number>();
        let cell = spring;
        for (; !water.has(cell); cell = down[cell] ?? -1) {
          expect(met.has(cell)).toBe(false);
          met.add(cell);
          const next = down[cell] ?? -1;
          expect(neighboursOf(grid, cell)).toContain(next);
          expect(height[next]).toBeLessThan(height[cell] ?? 0);
          if (!water.has(next)) expect(rivers.has(next)).toBe(true);
        }
      }
    }));

  it('has both land and water, and on each cell of land one thing at most', () =>
    everywhere(({ land: { water, sea }, cover }, grid) => {
      expect(water.size / cellCount(grid)).toBeGreaterThan(0.1);
      expect(water.size / cellCount(grid)).toBeLessThan(0.75);
      const covered = Object.values(cover).flatMap((cells: Set<number>) => [...cells]);
      expect(new Set(covered).size).toBe(covered.length);
      for (const cell of covered) expect(water.has(cell)).toBe(false);
      for (const cell of sea) expect(water.has(cell)).toBe(true);
    }));

  it('has people on dry ground, no two on one cell, and roads that lead from each settlement to all others', () =>
    everywhere(({ land: { water }, cover: { mountains }, settled: { settlements, sites }, roads }, grid) => {
      expect(settlements.length).toBeGreaterThan(0);
      const cells = [...settlements, ...sites].map(({ cell }) => cell);
      expect(new Set(cells).size).toBe(cells.length);
      for (const cell of cells) expect(water.has(cell)).toBe(false);
      for (const { cell } of settlements) expect(mountains.has(cell)).toBe(false);
      const met = new Set(settlements.slice(0, 1).map(({ cell }) => cell));
      for (const cell of met)
        for (const next of roads.get(cell) ?? []) {
          expect(neighboursOf(grid, cell)).toContain(next);
          expect(water.has(next)).toBe(false);
          met.add(next);
        }
      for (const { cell } of settlements) expect(met.has(cell)).toBe(true);
    }));

  it('has roads that lead off the map over its land, and to old places, on from those of its settlements', () => {
    let [left, old] = [0, 0];
    everywhere(({ land: { water }, settled: { settlements, sites }, roads, exits }, grid) => {
      const met = new Set(settlements.slice(0, 1).map(({ cell }) => cell));
      for (const cell of met) for (const next of roads.get(cell) ?? []) met.add(next);
      for (const cell of exits) {
        expect(neighboursOf(grid, cell).length).toBeLessThan(6);
        expect(water.has(cell)).toBe(false);
        expect(met.has(cell)).toBe(true);
      }
      left += exits.length;
      old += sites.filter(({ cell }) => roads.has(cell)).length;
    });
    expect(left).toBeGreaterThan(40);
    expect(old).toBeGreaterThan(20);
  });
});

/** Where a piece of a way ends, as it lies: between the ends of its banks, or of its strokes. */
function endsOf({ drawing, x, y, turn }: Stamp): Place[] {
  const shapes = byId.get(drawing ?? '')?.shapes ?? [];
  const banks = shapes
    .filter(({ thin }) => thin)
    .map(({ d }) => [...d.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, a, b]) => [Number(a), Number(b)] as const));
  const angle = (turn * Math.PI) / 180;
  const between = (points: readonly (readonly [number, number] | undefined)[]): Place => {
    const [a, b] = [0, 1].map((at) => points.reduce((sum, point) => sum + (point?.[at] ?? 0), 0) / points.length / pointsPerCell - 0.5);
    const [across, down] = [a ?? 0, b ?? 0];
    return { x: x + across * Math.cos(angle) - down * Math.sin(angle), y: y + across * Math.sin(angle) + down * Math.cos(angle) };
  };
  return [between(banks.map((bank) => bank[0])), between(banks.map((bank) => bank.at(-1)))];
}

describe('the picture of a region', () => {
  it('has rivers whose pieces meet at the sides of their hexes', () => {
    const columns = 40;
    const grid: Grid = { kind: 'hex', columns, rows: 30 };
    for (const seed of ['alder', 'birch', 'cedar']) {
      const { waters } = planRegion(grid, 'usual', drawOf(`region/40/30/usual/${seed}`));
      const { stamps } = makeGround({ kind: 'region', columns, rows: 30, density: 'usual' }, seed);
      const pieces = stamps.filter(({ drawing }) => /^(brook|river)/.test(drawing ?? ''));
      for (const cell of waters.rivers) {
        const next = waters.down[cell] ?? 0;
        const { from, to } = segmentOf(grid, [cell, next]);
        const side = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        const isHere = (place: Place) => Math.hypot(place.x - side.x, place.y - side.y) < 0.03;
        const meeting = (at: number) => pieces.filter((piece) => cellUnder(grid, piece) === at && endsOf(piece).some(isHere));
        expect(meeting(cell).length).toBeGreaterThan(0);
        if (waters.rivers.has(next)) expect(meeting(next).length).toBeGreaterThan(0);
      }
    }
  });

  it('names each settlement once, and has no more drawings than it may', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom('', ...nameStyles.map(({ id }) => id)), ({ seed, ...size }, nameStyle) => {
        const { stamps, grid, terrain } = makeGround({ kind: 'region', ...size, nameStyle }, seed);
        const people = stamps.filter(({ drawing }) => ['city', 'small-town', 'village'].includes(drawing ?? ''));
        const texts = stamps.filter(({ drawing }) => drawing === null).map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.length).toBeGreaterThanOrEqual(people.length);
        for (const text of texts) expect(text).toMatch(/^[A-Z][^{}]*$/);
        expect(stamps.length).toBeLessThanOrEqual(stampsOfRegion);
        const signs = fromRuns(terrain, cellCount(grid), '.');
        for (const { x, y } of people) expect(signs[cellUnder(grid, { x, y }) ?? 0]).not.toBe('~');
        for (const { drawing } of stamps) if (drawing !== null) expect(byId.has(drawing)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('is drawn at the largest size within its bounds, with every road and river', () => {
    const { stamps } = makeGround({ kind: 'region', columns: makeAlong, rows: makeAlong, density: 'dense' }, 'a');
    expect(stamps.length).toBeLessThanOrEqual(battleMapLimits.stampsPerMap);
  });

  it('is the same on every machine', () => {
    const { name, terrain, stamps } = makeGround({ kind: 'region', columns: 24, rows: 18, density: 'usual', nameStyle: 'dwarf' }, 'anvil');
    const texts = stamps.filter(({ drawing }) => drawing === null).map(({ text }) => text);
    expect([name, terrain.slice(0, 60), texts]).toMatchInlineSnapshot(`
      [
        "Borunvek Reach",
        "3,3~3,15~12,12~13,11~12,12~12,12~11,1:12~2^6,1~3,1:11~2^5,3~",
        [
          "Durdin",
          "Thoradis",
          "Brightbridge",
          "Dagsif",
          "Coalweir",
          "Morgin Ring",
          "Old Heladis",
          "The Mor Beacon",
          "Borunvek Reach",
          "The Sea of Helarik",
          "The Hild Mountains",
          "Thorrik Wood",
          "Deepshaw",
          "The Woods of Dagagrim",
          "Hildmund Water",
          "Nalrik Downs",
          "The Copper Hills",
          "Gim Water",
          "The Orlirik",
          "River Gimga",
        ],
      ]
    `);
  });
});
