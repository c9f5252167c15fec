import type { Ground } from '#domain/battle-map/state.ts';
import { mapMaking } from '#domain/limits/battle-map-limits.ts';
import { between, oneOf } from '#domain/idea/draw.ts';
import type { Draw } from '#domain/idea/draw.ts';
import { furnish, layOneOf } from './furnish.ts';
import { houseThemes, marketThings, vault, well, yardThings } from './furnishings.ts';
import { Plan } from './plan.ts';
import type { Box } from './plan.ts';
import type { Choices, Density } from './choices.ts';

const { leastLot, longestBlock } = mapMaking;

/** What part of the lots has a house. */
const built: Record<Density, number> = { sparse: 0.55, usual: 0.78, dense: 0.95 };

/** Streets, a market place, and houses with doors, windows and inner walls, all of it on foot. */
export function makeTown({ columns, rows, density }: Choices, draw: Draw): Ground {
  const plan = new Plan(columns, rows, 'sand');
  const blocks = split({ left: 0, top: 0, right: columns, bottom: rows }, longestBlock, 3, draw);
  const market = oneOf(blocks, draw, { left: 0, top: 0, right: 0, bottom: 0 });
  for (const block of blocks) {
    if (block === market && blocks.length > 2) layMarket(plan, block, draw);
    else layBlock(plan, block, density, draw);
  }
  return plan.ground('Town', 'bright');
}

const wideOf = ({ left, right }: Box) => right - left;
const highOf = ({ top, bottom }: Box) => bottom - top;

/** Parts of a rectangle, cut until none is longer than `longest`, with a street of so many cells along each cut. */
function split(box: Box, longest: number, street: number, draw: Draw): Box[] {
  const across = wideOf(box) >= highOf(box);
  const long = across ? wideOf(box) : highOf(box);
  if (long <= longest || long < leastLot * 2 + street) return [box];
  const at = Math.round(long * (0.35 + draw() * 0.3) - street / 2);
  const parts = across
    ? [
        { ...box, right: box.left + at },
        { ...box, left: box.left + at + street },
      ]
    : [
        { ...box, bottom: box.top + at },
        { ...box, top: box.top + at + street },
      ];
  return parts.flatMap((part) => split(part, longest, Math.max(2, street - 1), draw));
}

/** Paving around a well, with stalls. */
function layMarket(plan: Plan, block: Box, draw: Draw): void {
  plan.fill(block, 'floor');
  const [x, y] = [Math.floor((block.left + block.right) / 2), Math.floor((block.top + block.bottom) / 2)];
  plan.lay(well, x, y);
  for (const cell of plan.cellsIn(block)) if (draw() < 0.035) layOneOf(plan, cell, marketThings, draw);
}

/** Lots of grass with houses. There is always a free cell around each house, so that nobody is shut in. */
function layBlock(plan: Plan, block: Box, density: Density, draw: Draw): void {
  plan.fill(block, 'grass');
  for (const lot of split(block, 10, 0, draw)) {
    if (draw() >= built[density]) {
      for (const cell of plan.cellsIn(lot)) if (draw() < 0.06) layOneOf(plan, cell, yardThings, draw);
      continue;
    }
    const room = { left: lot.left + 1, top: lot.top + 1, right: lot.right - 1, bottom: lot.bottom - 1 };
    const [wide, high] = [between(Math.min(4, wideOf(room)), wideOf(room), draw), between(Math.min(4, highOf(room)), highOf(room), draw)];
    if (wide < 2 || high < 2) continue;
    const left = between(room.left, room.right - wide, draw);
    const top = between(room.top, room.bottom - high, draw);
    buildHouse(plan, { left, top, right: left + wide, bottom: top + high }, draw);
  }
}

function buildHouse(plan: Plan, house: Box, draw: Draw): void {
  plan.fill(house, draw() < 0.8 ? 'wood' : 'floor');
  const inside = new Set(plan.cellsIn(house));
  const sides: [number, number][] = [];
  for (const cell of inside)
    for (const next of plan.beside(cell))
      if (!inside.has(next)) {
        plan.stand(cell, next, 'wall');
        sides.push([cell, next]);
      }
  const door = oneOf(sides, draw, null);
  if (door !== null) plan.stand(...door, 'door', draw() < 0.15);
  for (const side of sides) if (side !== door && draw() < 0.16) plan.stand(...side, 'window');
  divide(plan, house, draw);
  const hearth = plan.at(house.left, house.top);
  if (hearth !== null && draw() < 0.5) plan.light(hearth, 15, 15);
  furnish(plan, house, oneOf(houseThemes, draw, vault), draw);
}

/** A wall through a large house, with a door. */
function divide(plan: Plan, house: Box, draw: Draw): void {
  const across = wideOf(house) >= highOf(house);
  const long = across ? wideOf(house) : highOf(house);
  if (long < 6 || draw() < 0.25) return;
  const at = between(2, long - 3, draw);
  const short = across ? highOf(house) : wideOf(house);
  const door = between(0, short - 1, draw);
  for (let n = 0; n < short; n += 1) {
    const [one, other] = across
      ? [plan.at(house.left + at, house.top + n), plan.at(house.left + at + 1, house.top + n)]
      : [plan.at(house.left + n, house.top + at), plan.at(house.left + n, house.top + at + 1)];
    if (one !== null && other !== null) plan.stand(one, other, n === door ? 'door' : 'wall');
  }
}
