import { standingAround } from '#domain/battle-map/around.ts';
import { neighboursOf } from '#domain/battle-map/grid.ts';
import { cellsOf } from '#domain/battle-map/sight.ts';
import type { Wall } from '#domain/battle-map/state.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import { bearingText, cellText } from './token-text.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';

/** Whether a token stands beside a door: before it or behind it, or next to one of those cells. */
function standsAt({ grid }: Scene, token: TokenView, { between }: Wall): boolean {
  const doorstep = new Set(between.flatMap((cell) => [cell, ...neighboursOf(grid, cell)]));
  return cellsOf(grid, token).some((cell) => doorstep.has(cell));
}

/** The doors of a map; which of them one can turn, those who lead each. */
export function doorsOf(scene: Scene, leads: boolean): { door: Wall; mayTurn: boolean }[] {
  const own = scene.map.tokens.filter(({ mine }) => mine);
  return scene.map.walls
    .filter(({ kind }) => kind === 'door')
    .map((door) => ({ door, mayTurn: leads || own.some((token) => standsAt(scene, token, door)) }));
}

/** Where a door is: from somebody, or by its cell. */
export function doorText({ grid }: Scene, { between }: Wall, from: TokenView | null): string {
  if (from === null) return cellText(grid, between[0]);
  const doors = between.map((cell) => ({ id: `door ${cell}`, cell, size: 1 }));
  const [nearest, other] = standingAround(grid, from, doors);
  // Who stands before a door is told which way it leads.
  const told = nearest?.feet === 0 ? other : nearest;
  return told === undefined ? cellText(grid, between[0]) : `${bearingText(told)} of ${from.name}`;
}
