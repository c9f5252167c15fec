import { limits } from '#domain/limits/limits.ts';
import type { Solid } from './die-solids.ts';
import { landingOf } from './landing.ts';
import type { ThrowPath } from './throw-path.ts';

const apart = limits.thrownDieRadiiApart;

/** A table in radii of a die, as large as is seen of it. */
interface TableSize {
  width: number;
  depth: number;
}

interface PlannedDie {
  solid: Solid;
  value: number;
}

/** A number from -1 to 1. */
type Chance = () => number;

/** In how many rows so many dice lie on a table. */
function rowsOf(count: number, width: number): number {
  const most = Math.max(1, Math.floor((width - 1) / apart));
  return Math.ceil(count / most);
}

/** Radii beyond the middle of the first and last row: a die itself, how far it may lie off its place, and what the slant of the eye takes. */
const beyond = 2 * 1.5;

/** Pixels of the radius of a die with which all rows of so many are seen: as large as there is room. */
export function dieRadiusFor(count: number, width: number, height: number): number {
  let radius = Math.min(limits.thrownDieRadiusPixels, width / 9);
  const fits = () => (rowsOf(count, width / radius) - 1) * apart + beyond <= height / radius;
  while (radius > limits.thrownDieLeastRadiusPixels && !fits()) radius = Math.max(limits.thrownDieLeastRadiusPixels, radius * 0.97);
  return radius;
}

/**
 * The ways of dice that are thrown together: in rows around the middle, in their order, apart from each other where they end. They come
 * from one side, each a little differently. A die without the value that it is to show is left out.
 */
export function planThrow(dice: readonly PlannedDie[], { width, depth }: TableSize, chance: Chance): (ThrowPath | null)[] {
  const rows = rowsOf(dice.length, width);
  const columns = Math.ceil(dice.length / rows);
  const heading = -0.42 + chance() * 0.12;
  return dice.map(({ solid, value }, n) => {
    const lies = landingOf(solid, value, chance() * 0.45);
    if (lies === null) return null;
    const [row, column] = [Math.floor(n / columns), n % columns];
    const inRow = row === rows - 1 ? dice.length - row * columns : columns;
    const end = {
      x: (column - (inRow - 1) / 2) * apart + chance() * 0.25,
      z: (row - (rows - 1) / 2) * apart + chance() * 0.25,
    };
    return {
      end,
      lies,
      heading: heading + chance() * 0.06,
      way: Math.min(width, 18) / 2 + 5 + depth * 0.1 + chance(),
      begins: 0.045 * (dice.length - 1 - n),
      lasts: 1.05 + chance() * 0.12,
      spin: chance() * 2.4,
    };
  });
}
