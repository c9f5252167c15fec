import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unmarked, pinsFor, withPin } from './map.ts';
import type { Pin } from './map.ts';
import { brushedCells, cellAt, changedCells, fogColumns, fogRows, isCovered, isRevealed, noFog, withCells } from './fog.ts';

const size = fogColumns * fogRows;
const everyCell = Array.from({ length: size }, (_, cell) => cell);
const cells = fc.array(fc.nat(size - 1), { maxLength: 40 });
const anyFog = cells.map((some) => withCells({ ...noFog, on: true }, some, true));

describe('fog', () => {
  it('is lifted from exactly the cells that are revealed', () => {
    fc.assert(
      fc.property(cells, cells, (shown, hidden) => {
        const fog = withCells(withCells(noFog, shown, true), hidden, false);
        const open = new Set(shown.filter((cell) => !hidden.includes(cell)));
        expect(everyCell.filter((cell) => isRevealed(fog, cell))).toEqual([...open].toSorted((a, b) => a - b));
      }),
    );
  });

  it('is as before once a stroke is taken back, whatever stood under it', () => {
    fc.assert(
      fc.property(anyFog, cells, fc.boolean(), (fog, stroke, reveal) => {
        const changed = changedCells(fog, stroke, reveal);
        expect(withCells(withCells(fog, changed, reveal), changed, !reveal)).toEqual(fog);
      }),
    );
  });

  it('takes no account of cells that are not on the map', () => {
    expect(withCells(noFog, [-1, size, 1.5], true)).toEqual(withCells(noFog, [], true));
  });

  it('is brushed away round about a cell and not over the edges', () => {
    expect(brushedCells(noFog, 0, 1)).toEqual([0, 1, fogColumns, fogColumns + 1]);
    expect(brushedCells(noFog, fogColumns * 2 + 2, 0)).toEqual([fogColumns * 2 + 2]);
    expect(brushedCells(noFog, fogColumns - 1, 1)).toEqual([fogColumns - 2, fogColumns - 1, 2 * fogColumns - 2, 2 * fogColumns - 1]);
  });

  it('counts the very edge of the map to the last cell', () => {
    expect([cellAt(noFog, 0, 0), cellAt(noFog, 1, 1)]).toEqual([0, size - 1]);
  });
});

describe('pins', () => {
  const pin = (id: string, audience: Pin['audience'], x = 0.1): Pin => ({ id, x, y: 0.1, name: id, entryId: null, audience });

  it('that are for the DM, or lie under fog, are known to nobody else', () => {
    const marks = [pin('a', 'table'), pin('b', 'dm'), pin('c', 'table', 0.9)].reduce(withPin, unmarked);
    const fogged = { ...marks, fog: withCells({ ...marks.fog, on: true }, [cellAt(noFog, 0.1, 0.1)], true) };
    expect(pinsFor(marks, false).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(pinsFor(fogged, false).map(({ id }) => id)).toEqual(['a']);
    expect(pinsFor(fogged, true)).toHaveLength(3);
    expect(isCovered({ ...fogged.fog, on: false }, { x: 0.9, y: 0.1 })).toBe(false);
  });

  it('take the place of the one with the same id', () => {
    const marks = [pin('a', 'table'), pin('b', 'dm'), pin('a', 'dm', 0.5)].reduce(withPin, unmarked);
    expect(marks.pins.map(({ id, x }) => [id, x])).toEqual([
      ['a', 0.5],
      ['b', 0.1],
    ]);
  });
});
