import { Refusal } from '#domain/refusals/refusals.ts';
import { pairOf } from './barriers.ts';
import { standsBeside } from './doorstep.ts';
import { cellCount, columnOf, rowOf } from './grid.ts';
import { fromRuns } from './runs.ts';
import { amongOthers, noSpaces, standsIn } from './spaces.ts';
import type { Spaces } from './spaces.ts';
import { unknownSign } from './terrain.ts';
import type { BattleMap, Token, Wall } from './state.ts';
import { isMovedBy } from './view.ts';
import type { Viewer } from './view.ts';
import { wayTo } from './way.ts';

/** Whether a token lies within the grid with all of its cells. */
function fits({ grid }: BattleMap, { cell, size }: Token): boolean {
  return cell < cellCount(grid) && columnOf(grid, cell) + size <= grid.columns && rowOf(grid, cell) + size <= grid.rows;
}

/** The map with tokens put on it, each in the place of the one with its id. Refuses those that lie outside of the grid. */
export function withTokens(map: BattleMap, tokens: readonly Token[]): BattleMap {
  if (!tokens.every((token) => fits(map, token))) throw new Refusal('battleMap.outside');
  const put = new Map(tokens.map((token) => [token.id, token]));
  const kept = map.tokens.map((token) => put.get(token.id) ?? token);
  const known = new Set(map.tokens.map(({ id }) => id));
  return { ...map, tokens: [...kept, ...[...put.values()].filter(({ id }) => !known.has(id))] };
}

/** A token that has moved, the feet that it went, and the map at each cell on the way. */
export interface Moved {
  map: BattleMap;
  passed: BattleMap[];
  /** The cells of the way; null for who was put there, where none leads. */
  way: number[] | null;
  feet: number;
}

/**
 * Moves a token to a cell. Who leads puts it there. A player's hero walks: by the way of fewest feet through the cells that its
 * player remembers, which are given as runs, and around those who bar it. Refuses tokens of others, cells outside, those where somebody
 * stands, and where no way leads.
 */
export function moved(map: BattleMap, viewer: Viewer, memory: string, tokenId: string, cell: number, spaces: Spaces = noSpaces): Moved {
  const token = map.tokens.find(({ id }) => id === tokenId);
  const isMine = token !== undefined && isMovedBy(viewer, token);
  // Whether there is somebody else of this id, a player does not learn.
  if (!viewer.leads && !isMine) throw new Refusal('battleMap.notYours');
  if (!token) throw new Refusal('battleMap.noToken');
  if (!fits(map, { ...token, cell })) throw new Refusal('battleMap.outside');
  const at = (place: number): BattleMap => ({
    ...map,
    tokens: map.tokens.map((each) => (each.id === tokenId ? { ...each, cell: place } : each)),
  });
  const { ground, may } = amongOthers(map, token, spaces);
  if (viewer.leads) {
    const way = wayTo(ground, token, cell, may) ?? wayTo(ground, token, cell);
    return { map: at(cell), passed: [], way: way?.cells ?? null, feet: way?.feet ?? 0 };
  }
  const known = fromRuns(memory, cellCount(map.grid), unknownSign);
  if (standsIn(map.grid, token, cell, new Set(spaces.taken))) throw new Refusal('battleMap.taken');
  const way = wayTo(ground, token, cell, (step) => (!map.sight || known[step] !== unknownSign) && may(step));
  if (way === null) throw new Refusal('battleMap.noWay');
  return { map: at(cell), passed: way.cells.slice(0, -1).map(at), way: way.cells, feet: way.feet };
}

/** The door between two cells; undefined where there is none. */
export function doorAt({ walls }: Pick<BattleMap, 'walls'>, between: readonly [number, number]): Wall | undefined {
  const pair = pairOf(...between);
  return walls.find((wall) => wall.kind === 'door' && pairOf(...wall.between) === pair);
}

/** The map after a door was opened or closed. A player's hero has to stand beside it, and it may not be locked. Nobody turns a broken one. */
export function doorTurned(map: BattleMap, viewer: Viewer, between: readonly [number, number], open: boolean): BattleMap {
  const door = doorAt(map, between);
  if (!viewer.leads) {
    const isBeside = map.tokens.some(
      (token) => token.characterId !== null && viewer.heroes.has(token.characterId) && standsBeside(map, token, between),
    );
    // From afar nobody learns whether there is a door.
    if (!isBeside) throw new Refusal('battleMap.doorTooFar');
  }
  if (!door) throw new Refusal('battleMap.noDoor');
  if (door.broken) throw new Refusal('battleMap.doorBroken');
  if (door.locked && !viewer.leads) throw new Refusal('battleMap.doorLocked');
  return { ...map, walls: map.walls.map((wall) => (wall === door ? { ...door, open } : wall)) };
}
