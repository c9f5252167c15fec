import { cellsOf } from '#domain/battle-map/sight.ts';
import type { Field } from '#domain/combat/place/stand.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { Battlefield } from './stands.ts';

/** What of the areas of a fight burns where fire touches it: the cells that a step covers, and those where somebody stands. Undefined where nothing burns. */
export function flammableIn(
  { map, placed }: Battlefield,
  { areas }: Pick<Combat, 'areas'>,
  covered: readonly number[],
): Field['flammable'] {
  const cells = new Set(areas.flatMap(({ burns, lies }) => (burns && lies?.around === null ? lies.cells : [])));
  if (cells.size === 0) return undefined;
  const stands = placed.map(({ id, token }) => ({ id, cells: cellsOf(map.grid, token).filter((cell) => cells.has(cell)) }));
  return { covered: covered.filter((cell) => cells.has(cell)), stands: stands.filter((stand) => stand.cells.length > 0) };
}
