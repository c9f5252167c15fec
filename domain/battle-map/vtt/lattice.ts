import type { Place } from '#domain/battle-map/grid.ts';
import type { Wall } from '#domain/battle-map/state.ts';

/** A grid of squares by its corners. */
interface Corners {
  columns: number;
  rows: number;
}

/** The corners of cells that a line passes, from the one nearest to its begin to the one nearest to its end, one side after the other. */
export function cornersAlong(from: Place, to: Place): Place[] {
  const [a, b] = [rounded(from), rounded(to)];
  const [right, down] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
  const [wide, high] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
  const corners = [a];
  let [x, y] = [0, 0];
  while (x < wide || y < high) {
    // Of a step across and one down, the one after which the line is nearer.
    const across = Math.abs((x + 1) * high - y * wide);
    const below = Math.abs(x * high - (y + 1) * wide);
    if (y >= high || (x < wide && across <= below)) x += 1;
    else y += 1;
    corners.push({ x: a.x + right * x, y: a.y + down * y });
  }
  return corners;
}

// Minus zero is zero: corners are compared.
const rounded = ({ x, y }: Place): Place => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });

/** The two cells between which a side lies that leads from one corner to the next; null at the edge of the map and beyond. */
export function cellsBeside({ columns, rows }: Corners, one: Place, other: Place): Wall['between'] | null {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const isAcross = one.y === other.y;
  const before = isAcross ? { x, y: y - 1 } : { x: x - 1, y };
  const isWithin = (cell: Place) => cell.x >= 0 && cell.y >= 0 && cell.x < columns && cell.y < rows;
  return isWithin(before) && isWithin({ x, y }) ? [before.y * columns + before.x, y * columns + x] : null;
}

/** The sides between these cells as straight lines, those that go on in each other as one. */
export function linesOf({ columns }: Corners, sides: readonly Wall['between'][]): [Place, Place][] {
  const across = new Map<number, number[]>();
  const down = new Map<number, number[]>();
  for (const [one, other] of sides) {
    const [column, row] = [other % columns, Math.floor(other / columns)];
    const [lines, line, at] = other - one === 1 ? ([down, column, row] as const) : ([across, row, column] as const);
    const known = lines.get(line);
    if (known === undefined) lines.set(line, [at]);
    else known.push(at);
  }
  return [
    ...[...across].flatMap(([y, ats]) =>
      spans(ats).map(([from, to]): [Place, Place] => [
        { x: from, y },
        { x: to, y },
      ]),
    ),
    ...[...down].flatMap(([x, ats]) =>
      spans(ats).map(([from, to]): [Place, Place] => [
        { x, y: from },
        { x, y: to },
      ]),
    ),
  ];
}

/** Numbers in a row as spans from one to another: 1, 2, 5 are 1 to 3 and 5 to 6. */
function spans(numbers: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const at of [...new Set(numbers)].toSorted((one, other) => one - other)) {
    const last = found.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}
