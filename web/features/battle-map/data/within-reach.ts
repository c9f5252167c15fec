import { nearestCells } from '#domain/battle-map/around.ts';
import { cellsOf } from '#domain/battle-map/sight.ts';
import { fighterFor } from './fighter.ts';
import type { Scene } from './scene.ts';
import type { TableFacts } from './table-facts.ts';

/** The cells of whoever puts an area on the map, and of those whom one sees within its reach; null where none is put, or they are not in sight. */
export function withinReach(
  { grid, map: { tokens } }: Pick<Scene, 'grid' | 'map'>,
  { placing, fighters }: Pick<TableFacts, 'placing' | 'fighters'>,
): number[] | null {
  const from = placing && tokens.find((token) => fighterFor(fighters, token)?.id === placing.actorId);
  if (!placing || !from) return null;
  const reach = (placing.reach ?? 0) + placing.area.feet;
  return tokens.filter((token) => nearestCells(grid, from, token).feet <= reach).flatMap((token) => cellsOf(grid, token));
}
