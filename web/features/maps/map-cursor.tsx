import { cellAt } from '#domain/maps/fog.ts';
import type { Fog } from '#domain/maps/fog.ts';
import type { Point } from '#web/lib/board/map-view.ts';

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where the mark goes with an arrow key: to the middle of the next cell; null for any other key. */
export function moveCursor(key: string, from: Point, fog: Pick<Fog, 'columns' | 'rows'>): Point | null {
  const step = steps[key];
  if (!step) return null;
  const cell = cellAt(fog, from.x, from.y);
  const along = (at: number, count: number) => (Math.min(count - 1, Math.max(0, at)) + 0.5) / count;
  return { x: along((cell % fog.columns) + step.x, fog.columns), y: along(Math.floor(cell / fog.columns) + step.y, fog.rows) };
}

interface MapCursorProps {
  at: Point;
  fog: Fog;
  radius: number;
}

/** The cells that the next press of Enter marks, for those who use the keys. */
export function MapCursor({ at, fog: { columns, rows }, radius }: MapCursorProps) {
  const side = radius * 2 + 1;
  const style = {
    left: `${(at.x - side / 2 / columns) * 100}%`,
    top: `${(at.y - side / 2 / rows) * 100}%`,
    width: `${(side / columns) * 100}%`,
    height: `${(side / rows) * 100}%`,
  };
  return <span aria-hidden style={style} className="absolute border-2 border-ember shadow-[0_0_0_2px_var(--raised)]" />;
}
