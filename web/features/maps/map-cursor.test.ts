import { cellAt, noFog } from '#domain/maps/fog.ts';
import { expect, it } from 'vitest';
import { moveCursor } from './map-cursor.tsx';

it('moves the mark from cell to cell, along its middle, and not over the edges', () => {
  const at = (key: string, x: number, y: number) => {
    const next = moveCursor(key, { x, y }, noFog);
    return next && cellAt(noFog, next.x, next.y);
  };
  expect(at('ArrowRight', 0.001, 0.001)).toBe(1);
  expect(at('ArrowDown', 0.001, 0.001)).toBe(noFog.columns);
  expect([at('ArrowLeft', 0, 0), at('ArrowUp', 0, 0)]).toEqual([0, 0]);
  expect([at('ArrowRight', 1, 1), at('ArrowDown', 1, 1)]).toEqual([noFog.columns * noFog.rows - 1, noFog.columns * noFog.rows - 1]);
  expect(moveCursor('Enter', { x: 0, y: 0 }, noFog)).toBeNull();
});
