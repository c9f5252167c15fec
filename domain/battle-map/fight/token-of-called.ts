import { freeCell } from '#domain/battle-map/free-cell.ts';
import { cellCount } from '#domain/battle-map/grid.ts';
import { tokenFrom } from '#domain/battle-map/ground.ts';
import { fromRuns } from '#domain/battle-map/runs.ts';
import { terrainSigns } from '#domain/battle-map/terrain.ts';
import type { BattleMap, Token } from '#domain/battle-map/state.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';

/** Cells along a side: one up to Medium, and one more for each size beyond. */
export const cellsOfSize = (size: Combatant['size']): number =>
  size === undefined ? 1 : Math.max(1, sizes.indexOf(size) - sizes.indexOf('Medium') + 1);

/** The token of a creature that somebody called, whose player moves it: as near to them as there is room, unless it stood in a cell before. */
export function tokenOfCalled(map: BattleMap, one: Combatant, caller: Token, cell?: number): Token {
  const size = cellsOfSize(one.size);
  const terrain = fromRuns(map.terrain, cellCount(map.grid), terrainSigns.floor);
  return tokenFrom({
    id: one.id,
    name: one.name,
    cell: cell ?? freeCell(map.grid, terrain, map.tokens, caller.cell, size),
    size,
    combatantId: one.id,
    masterId: caller.characterId,
    side: one.side,
    ...(one.speed !== undefined && { speed: one.speed }),
  });
}
