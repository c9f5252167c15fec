import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import { middleOf, segmentOf } from '#domain/battle-map/grid.ts';
import type { Segment } from '#domain/battle-map/grid.ts';
import { terrainSigns, unknownSign } from '#domain/battle-map/terrain.ts';
import type { Wall } from '#domain/battle-map/state.ts';
import { besides } from '#web/features/battle-map/data/edges.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { faded } from './palette.ts';
import { shows, toFrame } from './pen.ts';
import type { Pen } from './pen.ts';

interface PlacedWall extends Segment {
  wall: Wall;
}

/** Everything along the sides of cells, ready to be drawn. */
export interface Sides {
  rock: Segment[];
  walls: PlacedWall[];
}

/** Finds where rock meets what can be walked on, and where walls stand. */
export function sidesOf({ grid, terrain, map }: Pick<Scene, 'grid' | 'terrain' | 'map'>): Sides {
  const rock: Segment[] = [];
  for (let cell = 0; cell < terrain.length; cell += 1) {
    if (terrain[cell] !== terrainSigns.rock) continue;
    for (const other of besides(grid, cell))
      if (terrain[other] !== terrainSigns.rock && terrain[other] !== unknownSign) rock.push(segmentOf(grid, [cell, other]));
  }
  return { rock, walls: map.walls.map((wall) => ({ ...segmentOf(grid, wall.between), wall })) };
}

const { thinWallPixels, thickWallPixels, wallPart } = battleBoard;

/** Draws walls, doors and windows, and the edges of rock. */
export function paintWalls(pen: Pen, { rock, walls }: Sides): void {
  const { ctx, colours, scale } = pen;
  const thick = Math.min(thickWallPixels, Math.max(thinWallPixels, scale * wallPart));
  const trace = (segments: readonly Segment[]) => {
    ctx.beginPath();
    for (const { from, to } of segments) {
      const [a, b] = [toFrame(pen, from), toFrame(pen, to)];
      if (!shows(pen, a, scale)) continue;
      ctx.moveTo(a.x, a.y);
      ctx.lineTo(b.x, b.y);
    }
  };
  const stroke = (style: string, width: number, alpha = 1) => {
    ctx.strokeStyle = style;
    ctx.lineWidth = width;
    ctx.globalAlpha = alpha;
    ctx.stroke();
    ctx.globalAlpha = 1;
  };
  ctx.lineCap = 'round';
  trace(rock);
  stroke(colours['ground-wall'], Math.max(1, thick * 0.4), 0.5);
  const solid = walls.filter(({ wall }) => wall.kind !== 'door');
  trace(solid);
  stroke(colours['ground-shade'], thick * 2.4, 0.22);
  stroke(colours['ground-wall'], thick);
  trace(solid.filter(({ wall }) => wall.kind === 'window'));
  stroke(colours.raised, thick * 0.72);
  stroke(colours.sea, thick * 0.42);
  for (const door of walls) if (door.wall.kind === 'door') paintDoor(pen, door, thick);
}

type Spot = readonly [part: number, aside?: number];

/** From where to where the leaf of a door is drawn: what is left of a broken one hangs on both sides of the frame. */
function leavesOf({ open, broken }: Wall): readonly (readonly [Spot, Spot])[] {
  if (broken)
    return [
      [[0.13], [0.27, 0.16]],
      [[0.87], [0.76, -0.12]],
    ];
  return open ? [[[0.14], [0.14, 0.72]]] : [[[0.12], [0.88]]];
}

/** A door: its leaf in the frame, or swung open to one side. */
function paintDoor(pen: Pen, { from, to, wall }: PlacedWall, thick: number): void {
  const { ctx, colours, scale } = pen;
  const [a, b] = [toFrame(pen, from), toFrame(pen, to)];
  if (!shows(pen, a, scale * 2)) return;
  const at = (part: number, aside = 0) => ({
    x: a.x + (b.x - a.x) * part - (b.y - a.y) * aside,
    y: a.y + (b.y - a.y) * part + (b.x - a.x) * aside,
  });
  const stroke = (begin: { x: number; y: number }, end: { x: number; y: number }, style: string, width: number) => {
    ctx.beginPath();
    ctx.moveTo(begin.x, begin.y);
    ctx.lineTo(end.x, end.y);
    ctx.strokeStyle = style;
    ctx.lineWidth = width;
    ctx.stroke();
  };
  stroke(at(0), at(0.12), colours['ground-wall'], thick);
  stroke(at(0.88), at(1), colours['ground-wall'], thick);
  ctx.lineCap = 'butt';
  for (const [begin, end] of leavesOf(wall)) {
    stroke(at(...begin), at(...end), colours['ground-wall'], thick * 1.5 + 2);
    stroke(at(...begin), at(...end), colours.ember, thick * 1.5);
  }
  ctx.lineCap = 'round';
  if (!wall.locked || wall.broken) return;
  ctx.beginPath();
  ctx.arc(at(0.5).x, at(0.5).y, Math.max(2, thick * 0.9), 0, Math.PI * 2);
  ctx.fillStyle = colours.candle;
  ctx.fill();
}

/** Draws the lamps in sight. */
export function paintLights(pen: Pen, { map, grid }: Scene): void {
  const { ctx, colours, scale } = pen;
  for (const { cell } of map.lights) {
    const { x, y } = toFrame(pen, middleOf(grid, cell));
    if (!shows(pen, { x, y }, scale)) continue;
    const glow = ctx.createRadialGradient(x, y, 0, x, y, scale * 0.75);
    glow.addColorStop(0, colours['ground-glow']);
    glow.addColorStop(1, faded(colours['ground-glow']));
    ctx.fillStyle = glow;
    ctx.globalAlpha = 0.8;
    ctx.fillRect(x - scale, y - scale, scale * 2, scale * 2);
    ctx.globalAlpha = 1;
    ctx.beginPath();
    ctx.arc(x, y, Math.max(1.5, scale * 0.11), 0, Math.PI * 2);
    ctx.fillStyle = colours['ground-glow'];
    ctx.fill();
    ctx.strokeStyle = colours['ground-wall'];
    ctx.lineWidth = 1;
    ctx.stroke();
  }
}
