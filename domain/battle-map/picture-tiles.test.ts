import { describe, expect, it } from 'vitest';
import { emptyGround } from './draw.ts';
import { shownInTile, tilesOf } from './picture-tiles.ts';

const laid = { version: 'v', x: 0, y: 0, width: 30, height: 10, across: 3000, down: 1000 };

describe('the parts of a picture', () => {
  it('hold each of its dots once', () => {
    expect(tilesOf({ across: 2500, down: 1030 })).toEqual([
      { tile: 0, left: 0, top: 0, width: 1024, height: 1024 },
      { tile: 1, left: 1024, top: 0, width: 1024, height: 1024 },
      { tile: 2, left: 2048, top: 0, width: 452, height: 1024 },
      { tile: 3, left: 0, top: 1024, width: 1024, height: 6 },
      { tile: 4, left: 1024, top: 1024, width: 1024, height: 6 },
      { tile: 5, left: 2048, top: 1024, width: 452, height: 6 },
    ]);
  });

  it.each(['square', 'hex'] as const)('show what is known to be floor, and nothing of other ground, on a grid of kind %s', (kind) => {
    const { grid } = emptyGround('Cellar', { kind, columns: 30, rows: 10 });
    const [first, , last] = tilesOf(laid);
    if (!first || !last) throw new Error('There are three parts.');
    const terrain = `.#?${'?'.repeat(297)}`;
    expect(shownInTile(grid, laid, first, terrain)).toMatch(/^10+$/);
    expect(shownInTile(grid, laid, last, terrain)).toMatch(/^0+$/);
    expect(shownInTile(grid, laid, last, '.'.repeat(300))).toMatch(/^1+$/);
  });
});
