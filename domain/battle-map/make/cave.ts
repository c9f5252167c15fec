import { cellCount, columnOf, neighboursOf, rowOf } from '#domain/battle-map/grid.ts';
import { mapMaking } from '#domain/limits/battle-map-limits.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import type { Draw } from '#domain/idea/draw.ts';
import { layOneOf } from './furnish.ts';
import { caveThings, glowing } from './furnishings.ts';
import { noiseOf } from './noise.ts';
import { Plan } from './plan.ts';
import type { Choices, Density } from './choices.ts';

const { leastCave, wears } = mapMaking;

/** What part of the rock is there before it wears away. */
const firstRock: Record<Density, number> = { sparse: 0.5, usual: 0.46, dense: 0.42 };

/** Caves as water wears them out of rock: halls, narrow places, pools and rubble. One way leads out. */
export function makeCave({ columns, rows, density }: Choices, draw: Draw): Ground {
  const plan = new Plan(columns, rows, 'rock');
  const cells = cellCount(plan.grid);
  let rock = Array.from({ length: cells }, () => draw() < firstRock[density]);
  const around = Array.from({ length: cells }, (_, cell) => neighboursOf(plan.grid, cell));
  for (let wear = 0; wear < wears; wear += 1) rock = rock.map((isRock, cell) => worn(rock, around[cell] ?? [], isRock));
  for (const [cell, isRock] of rock.entries()) if (!isRock) plan.paint(cell, 'floor');
  digHall(plan);
  plan.join('floor', leastCave);
  const out = plan.at(Math.floor(columns / 2), rows - 1);
  const [main = []] = plan.regions();
  const lowest = main.toSorted((one, other) => other - one).find((cell) => columnOf(plan.grid, cell) === Math.floor(columns / 2));
  if (out !== null && lowest !== undefined) for (const cell of plan.elbow(lowest, out, false)) plan.paint(cell, 'floor');
  decorate(plan, draw);
  return plan.ground('Cave', 'dark');
}

/** A cell is rock where most cells around it are; outside of the map all is rock. */
function worn(rock: readonly boolean[], around: readonly number[], isRock: boolean): boolean {
  const count = 8 - around.length + around.filter((each) => rock[each]).length;
  return isRock ? count >= 4 : count >= 5;
}

/** A hall in the middle, so that there is always something to stand on. */
function digHall(plan: Plan): void {
  const { columns, rows } = plan.grid;
  const [x, y] = [columns / 2, rows / 2];
  const reach = Math.max(2, Math.min(columns, rows) / 7);
  for (let cell = 0; cell < cellCount(plan.grid); cell += 1)
    if (Math.hypot(columnOf(plan.grid, cell) + 0.5 - x, rowOf(plan.grid, cell) + 0.5 - y) < reach) plan.paint(cell, 'floor');
}

/** Pools in the deep, rubble elsewhere, and now and then something that glows. */
function decorate(plan: Plan, draw: Draw): void {
  const { columns, rows } = plan.grid;
  const [deep, loose] = [noiseOf(columns, rows, 7, draw), noiseOf(columns, rows, 5, draw)];
  for (let cell = 0; cell < cellCount(plan.grid); cell += 1) {
    if (!plan.isOpen(cell)) continue;
    const [x, y] = [columnOf(plan.grid, cell), rowOf(plan.grid, cell)];
    if (deep(x, y) > 0.7) plan.paint(cell, 'water');
    else if (loose(x, y) > 0.7) plan.paint(cell, 'rough');
    const chance = draw();
    if (chance < 0.012) {
      plan.light(cell, 0, 10);
      layOneOf(plan, cell, glowing, draw);
    } else if (chance < 0.03 && !plan.is(cell, 'water')) layOneOf(plan, cell, caveThings, draw);
  }
}
