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

/** Where a token has room as near to a cell as can be. */
export function cellNear({ grid, terrain, tokens }: BattleMap, { id, size }: Pick<Token, 'id' | 'size'>, near: number): number {
  const ground = fromRuns(terrain, cellCount(grid), terrainSigns.floor);
  return freeCell(
    grid,
    ground,
    tokens.filter((each) => each.id !== id),
    near,
    size,
  );
}

/** The token of a creature that somebody called, whose player moves it: as near to them as there is room, unless it stood in a cell before. */
export function tokenOfCalled(map: BattleMap, one: Combatant, caller: Token, cell?: number): Token {
  const size = cellsOfSize(one.size);
  return tokenFrom({
    id: one.id,
    name: one.name,
    cell: cell ?? cellNear(map, { id: one.id, size }, caller.cell),
    size,
    combatantId: one.id,
    masterId: caller.characterId,
    side: one.side,
    ...(one.speed !== undefined && { speed: one.speed }),
  });
}
