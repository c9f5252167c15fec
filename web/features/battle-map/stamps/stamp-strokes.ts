import type { Grid, Place } from '#domain/battle-map/grid.ts';
import { snapped } from '#domain/battle-map/stamps/stamp.ts';
import type { Snap } from '#domain/battle-map/stamps/stamp.ts';
import type { Ground, GroundChange, Stamp } from '#domain/battle-map/state.ts';
import { battleMapLimits, stampWork } from '#domain/limits/battle-map-limits.ts';
import type { ToolSettings } from '#web/features/battle-map/tools/tool.ts';

const { freeStep } = stampWork;

const { stampCells, stampCellsLeast, stampTextLength } = battleMapLimits;

const held = (side: number) => Math.round(Math.min(stampCells, Math.max(stampCellsLeast, side)) * 100) / 100;

/** The stamp that a press lays down; null for a text without words. */
export function stampAt(grid: Grid, place: Place, tool: 'stamp' | 'text', settings: ToolSettings, id: string): Stamp | null {
  const { drawing, grow, turn, snap, forDm } = settings;
  const text = tool === 'text' ? settings.text.trim().slice(0, stampTextLength) : '';
  if (tool === 'text' && text === '') return null;
  const sides =
    tool === 'text'
      ? { width: held(grow * text.length * 0.5), height: held(grow) }
      : { width: held(drawing.width * grow), height: held(drawing.height * grow) };
  const lying = { ...sides, turn };
  // A text has no edges that could lie along cells.
  const { x, y } = snapped(grid, place, tool === 'text' ? { width: 1, height: 1, turn: 0 } : lying, snap);
  return { id, drawing: tool === 'text' ? null : drawing.id, text, x, y, ...lying, forDm };
}

/** A stamp after one deed. */
export function grown(stamp: Stamp, by: number): Stamp {
  return { ...stamp, width: held(stamp.width * by), height: held(stamp.height * by) };
}

/** Degrees after so many presses to the right, or to the left below 0: always such that sides lie along those of cells. */
export function turnedBy(turn: number, { kind }: Pick<Grid, 'kind'>, presses: number): number {
  const degrees = stampWork.turnDegrees[kind];
  return ((Math.round(turn / degrees) + presses) * degrees + 360) % 360;
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A stamp that an arrow key moves by one step; null for any other key. */
export function stepped(stamp: Stamp, key: string, snap: Snap): Stamp | null {
  const arrow = arrows[key];
  if (arrow === undefined) return null;
  const step = snap === 'cell' ? 1 : snap === 'half' ? 0.5 : freeStep;
  const along = (value: number, by: number) => Math.max(0, Math.round((value + by * step) * 100) / 100);
  return { ...stamp, x: along(stamp.x, arrow[0]), y: along(stamp.y, arrow[1]) };
}

/** The change that lays a stamp over all others, or under them. */
export function piled({ terrain, walls, lights, stamps }: Ground, stamp: Stamp, isOnTop: boolean): GroundChange {
  const others = stamps.filter(({ id }) => id !== stamp.id);
  return { kind: 'all', terrain, walls, lights, stamps: isOnTop ? [...others, stamp] : [stamp, ...others] };
}
