import { drawn, emptyGround } from '#domain/battle-map/draw.ts';
import { describe, expect, it } from 'vitest';
import { changeOf, stepOf } from './strokes.ts';
import type { Stroke } from './strokes.ts';

const empty = emptyGround('Cellar', { kind: 'square', columns: 4, rows: 3 });
const after = (ground: typeof empty, stroke: Stroke) => {
  const change = changeOf(ground, stroke);
  return change === null ? null : drawn(ground, change);
};
const wall = (one: number, other: number, kind: 'wall' | 'door' = 'wall') => ({ between: [one, other], kind, open: false, locked: false });

describe('a stroke', () => {
  it('of ground changes the cells that are of another', () => {
    expect(changeOf(empty, { kind: 'terrain', cells: [0, 1], terrain: 'rock' })).toEqual({
      kind: 'terrain',
      cells: [0, 1],
      terrain: 'rock',
    });
    expect(changeOf(empty, { kind: 'terrain', cells: [0, 1], terrain: 'floor' })).toBeNull();
  });

  it('of a room lays floor inside and walls around, and leaves a door that stands there', () => {
    const rock = drawn(drawn(empty, { kind: 'terrain', cells: [0, 1, 2, 3], terrain: 'rock' }), {
      kind: 'walls',
      walls: [
        { between: [1, 2], kind: 'door', open: false, locked: false },
        { between: [0, 1], kind: 'wall', open: false, locked: false },
      ],
    });
    const room = after(rock, { kind: 'room', cells: [0, 1] });
    expect(room?.terrain).toBe('2.2#8.');
    expect(room?.walls.toSorted((a, b) => a.between[1] - b.between[1])).toEqual([wall(1, 2, 'door'), wall(0, 4), wall(1, 5)]);
  });

  it('along sides makes doors of walls, and the eraser takes them and lights away', () => {
    const walled =
      after(empty, {
        kind: 'wall',
        sides: [
          [0, 1],
          [1, 2],
        ],
      }) ?? empty;
    const lit = after(after(walled, { kind: 'door', sides: [[1, 2]] }) ?? empty, {
      kind: 'light',
      cell: 5,
      light: { bright: 20, dim: 20 },
    });
    expect(lit?.walls).toEqual([wall(0, 1), wall(1, 2, 'door')]);
    expect(changeOf(walled, { kind: 'wall', sides: [[0, 1]] })).toBeNull();
    const bare = after(lit ?? empty, {
      kind: 'erase',
      sides: [
        [1, 2],
        [2, 3],
      ],
      cells: [5],
    });
    expect([bare?.walls, bare?.lights]).toEqual([[wall(0, 1)], []]);
    expect(changeOf(bare ?? empty, { kind: 'erase', sides: [[1, 2]], cells: [5] })).toBeNull();
  });

  it('is taken back to what was before, whatever it was', () => {
    const before = after(empty, { kind: 'light', cell: 1, light: { bright: 20, dim: 20 } }) ?? empty;
    const strokes: Stroke[] = [
      { kind: 'room', cells: [5, 6] },
      { kind: 'light', cell: 1, light: { bright: 5, dim: 5 } },
      { kind: 'terrain', cells: [3], terrain: 'water' },
    ];
    for (const change of strokes.flatMap((stroke) => changeOf(before, stroke) ?? [])) {
      const { undo, redo } = stepOf(before, change);
      expect(drawn(before, redo)).not.toEqual(before);
      expect(drawn(drawn(before, redo), undo)).toEqual(before);
    }
    const dark = stepOf(before, { kind: 'ambient', ambient: 'dark' });
    expect(drawn(drawn(before, dark.redo), dark.undo)).toEqual(before);
  });
});
