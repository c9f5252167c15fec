import { columnOf, rowOf } from '#domain/battle-map/grid.ts';
import { between, oneOf, shuffled } from '#domain/idea/draw.ts';
import type { Draw } from '#domain/idea/draw.ts';
import type { Furnishing, Theme } from './furnishings.ts';
import type { Box, Plan } from './plan.ts';

/** Lays one of some drawings with its top left corner in a cell, if there is room. */
export function layOneOf(plan: Plan, cell: number, things: readonly Furnishing[], draw: Draw): boolean {
  const thing = oneOf(things, draw, null);
  return thing !== null && plan.lay(thing, columnOf(plan.grid, cell), rowOf(plan.grid, cell));
}

/** Furnishes a room: something along its walls, never before a door, and perhaps something near its middle. */
export function furnish(plan: Plan, room: Box, { walls, middle }: Theme, draw: Draw): void {
  if (middle !== null) {
    const column = Math.floor((room.left + room.right - middle.width) / 2);
    const row = Math.floor((room.top + room.bottom - middle.height) / 2);
    const isDry = plan.cellsIn(room).every((cell) => !plan.is(cell, 'water'));
    if (isDry && room.right - room.left > middle.width + 1 && room.bottom - room.top > middle.height + 1) plan.lay(middle, column, row);
  }
  const inside = new Set(plan.cellsIn(room));
  const isByDoor = (cell: number) => plan.beside(cell).some((next) => plan.between(cell, next)?.kind === 'door');
  const alongWalls = [...inside].filter((cell) => {
    const around = plan.beside(cell).filter((next) => inside.has(next) && plan.isOpen(next));
    return around.length < 4 && !plan.is(cell, 'water') && !isByDoor(cell);
  });
  const most = Math.min(6, Math.ceil(alongWalls.length / 4));
  for (const cell of shuffled(alongWalls, draw).slice(0, between(Math.min(1, most), most, draw))) layOneOf(plan, cell, walls, draw);
}
