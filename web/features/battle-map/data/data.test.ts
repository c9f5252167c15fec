import { segmentOf } from '#domain/battle-map/grid.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import { describe, expect, it } from 'vitest';
import { freeCell } from '#domain/battle-map/free-cell.ts';
import { brushed, cellByKey, rectangle } from './cells.ts';
import { edgeUnder, outlineOf, sidesWithin } from './edges.ts';

const squares: Grid = { kind: 'square', columns: 10, rows: 6 };
const hexes: Grid = { kind: 'hex', columns: 10, rows: 6 };

describe('a cell by keys', () => {
  it('is the one beside, and over corners by Home, End and the pages', () => {
    expect(
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'PageUp', 'End', 'PageDown'].map((key) => cellByKey(squares, 22, key)),
    ).toEqual([21, 23, 12, 32, 11, 13, 31, 33]);
    expect([cellByKey(squares, 0, 'ArrowUp'), cellByKey(squares, 9, 'ArrowRight'), cellByKey(squares, 22, 'a')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('of hexes touches the one it is reached from, whichever the row', () => {
    for (const cell of [22, 32]) {
      const around = brushed(hexes, cell, 1);
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'PageUp', 'End', 'PageDown'])
        expect(around).toContain(cellByKey(hexes, cell, key));
    }
  });
});

describe('sides of cells', () => {
  it('lie where both cells meet', () => {
    expect(segmentOf(squares, [22, 23])).toEqual({ from: { x: 3, y: 2 }, to: { x: 3, y: 3 } });
    const { from, to } = segmentOf(hexes, [22, 23]);
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(1 / Math.sqrt(3));
  });

  it('are found near a place, and not in the middle of a cell nor at its corners', () => {
    expect(edgeUnder(squares, { x: 2.95, y: 2.5 })).toEqual([22, 23]);
    expect(edgeUnder(squares, { x: 2.5, y: 2.1 })).toEqual([12, 22]);
    expect([edgeUnder(squares, { x: 2.5, y: 2.5 }), edgeUnder(squares, { x: 2.99, y: 2.98 }), edgeUnder(squares, { x: -1, y: 0 })]).toEqual(
      [null, null, null],
    );
  });

  it('go around a room, but not along the edge of the map', () => {
    const room = rectangle(squares, 0, 11);
    expect(room).toEqual([0, 1, 10, 11]);
    expect(outlineOf(squares, room)).toEqual([
      [1, 2],
      [10, 20],
      [11, 12],
      [11, 21],
    ]);
    expect(sidesWithin(squares, room)).toEqual([
      [0, 1],
      [0, 10],
      [1, 11],
      [10, 11],
    ]);
    expect(outlineOf(hexes, [22])).toHaveLength(6);
  });
});

describe('room for a token', () => {
  it('is the nearest where nobody stands and nothing is solid', () => {
    const floor = '.'.repeat(60);
    expect(freeCell(squares, floor, [], 22, 1)).toBe(22);
    expect(freeCell(squares, floor, [{ cell: 22, size: 1 }], 22, 1)).toBe(11);
    expect(freeCell(squares, floor, [{ cell: 22, size: 1, body: true }], 22, 1)).toBe(22);
    expect(freeCell(squares, `${'#'.repeat(59)}.`, [], 0, 1)).toBe(59);
    expect(freeCell(squares, '#'.repeat(60), [], 7, 2)).toBe(7);
  });
});
