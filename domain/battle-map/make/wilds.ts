import { cellCount, columnOf, rowOf } from '#domain/battle-map/grid.ts';
import { mapMaking } from '#domain/limits/battle-map-limits.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { oneOf, shuffled } from '#domain/idea/draw.ts';
import type { Draw } from '#domain/idea/draw.ts';
import { layOneOf } from './furnish.ts';
import { bank, camp, meadow, trees, undergrowth } from './furnishings.ts';
import { noiseOf } from './noise.ts';
import type { Noise } from './noise.ts';
import { Plan } from './plan.ts';
import type { Choices, Density } from './choices.ts';

const { rockFrom } = mapMaking;

/** From what height on there is wood. */
const woodsFrom: Record<Density, number> = { sparse: 0.65, usual: 0.55, dense: 0.45 };

/** Open land with woods, boulders, a water that runs through it, and a road that crosses it by a bridge. */
export function makeWilds({ columns, rows, density }: Choices, draw: Draw): Ground {
  const plan = new Plan(columns, rows, 'grass');
  const [woods, stones] = [noiseOf(columns, rows, 8, draw), noiseOf(columns, rows, 4, draw)];
  for (let cell = 0; cell < cellCount(plan.grid); cell += 1) {
    const [x, y] = [columnOf(plan.grid, cell), rowOf(plan.grid, cell)];
    if (stones(x, y) > rockFrom) plan.paint(cell, 'rock');
    else if (woods(x, y) > woodsFrom[density]) plan.paint(cell, 'rough');
  }
  layWater(plan, draw);
  layRoad(plan, draw);
  plan.join('grass', 1);
  plant(plan, draw);
  return plan.ground('Wilderness', 'bright');
}

/** Trees and undergrowth in the woods, a few things in the open, reeds by the water, and a fire that somebody left. */
function plant(plan: Plan, draw: Draw): void {
  const cells = Array.from({ length: cellCount(plan.grid) }, (_, cell) => cell);
  const open = cells.filter((cell) => plan.is(cell, 'grass'));
  const fire = oneOf(open, draw, null);
  if (fire !== null) plan.lay(camp, columnOf(plan.grid, fire), rowOf(plan.grid, fire));
  // In any order, so that where there are too many of them none of the land stays bare.
  for (const cell of shuffled(cells, draw)) {
    const chance = draw();
    if (plan.is(cell, 'rough')) {
      if (chance < 0.22) layOneOf(plan, cell, trees, draw);
      else if (chance < 0.3) layOneOf(plan, cell, undergrowth, draw);
    } else if (plan.is(cell, 'grass') && chance < 0.03) layOneOf(plan, cell, meadow, draw);
    else if (plan.is(cell, 'sand') && chance < 0.08 && plan.beside(cell).some((next) => plan.is(next, 'water')))
      layOneOf(plan, cell, bank, draw);
  }
}

/** Where something that winds through the land stands at each step, around a place and no further aside than `reach`. */
function winding(long: number, middle: number, reach: number, draw: Draw): number[] {
  const bend: Noise = noiseOf(long, 1, 9, draw);
  return Array.from({ length: long }, (_, at) => middle + (bend(at, 0) - 0.5) * 2 * reach);
}

/** Water from the upper edge to the lower one, with banks of sand. */
function layWater(plan: Plan, draw: Draw): void {
  const { columns, rows } = plan.grid;
  const half = Math.max(0.8, Math.min(2.5, columns / 16)) * (0.7 + draw() * 0.6);
  const middle = columns * (0.3 + draw() * 0.4);
  for (const [row, x] of winding(rows, middle, columns * 0.18, draw).entries())
    for (let column = 0; column < columns; column += 1) {
      const far = Math.abs(column + 0.5 - x);
      if (far <= half) plan.paint(plan.at(column, row), 'water');
      else if (far <= half + 1) plan.paint(plan.at(column, row), 'sand');
    }
}

/** A road from the left edge to the right one, two cells wide, of planks where it crosses water. */
function layRoad(plan: Plan, draw: Draw): void {
  const { columns, rows } = plan.grid;
  const middle = rows * (0.3 + draw() * 0.4);
  let before: number | null = null;
  for (const [column, y] of winding(columns, middle, rows * 0.15, draw).entries()) {
    const row = Math.min(rows - 2, Math.max(0, Math.floor(y)));
    const [top, bottom] = [Math.min(row, before ?? row), Math.max(row, before ?? row) + 1];
    for (let at = top; at <= bottom; at += 1) {
      const cell = plan.at(column, at);
      if (cell !== null) plan.paint(cell, plan.is(cell, 'water') || plan.is(cell, 'wood') ? 'wood' : 'sand');
    }
    before = row;
  }
}
