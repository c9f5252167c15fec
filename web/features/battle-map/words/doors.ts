import { standingAround } from '#domain/battle-map/around.ts';
import { neighboursOf } from '#domain/battle-map/grid.ts';
import { cellsOf } from '#domain/battle-map/sight.ts';
import type { Wall } from '#domain/battle-map/state.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import { bearingText, cellText } from './token-text.ts';
import { fightingDoor } from '#web/features/battle-map/data/fighter.ts';
import type { Fighter } from '#web/features/battle-map/data/fighter.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';

/** Whether a token stands beside a door: before it or behind it, or next to one of those cells. */
function standsAt({ grid }: Scene, token: TokenView, { between }: Wall): boolean {
  const doorstep = new Set(between.flatMap((cell) => [cell, ...neighboursOf(grid, cell)]));
  return cellsOf(grid, token).some((cell) => doorstep.has(cell));
}

/** A door of a map, and what one can do with it. */
export interface KnownDoor {
  door: Wall;
  isBeside: boolean;
  /** Whether one opens and closes it: those who lead each, nobody one that is broken. */
  mayTurn: boolean;
  /** Whether it can be drawn into the fight, to be broken. */
  mayAim: boolean;
  /** How it stands in the fight; null where it does not. */
  standing: string | null;
}

/** The doors of a map; `fight` says who fights, where a fight goes on. */
export function doorsOf(scene: Scene, leads: boolean, fight: readonly Fighter[] | null): KnownDoor[] {
  const own = scene.map.tokens.filter(({ mine }) => mine);
  return scene.map.walls
    .filter(({ kind }) => kind === 'door')
    .map((door) => {
      const isBeside = own.some((token) => standsAt(scene, token, door));
      const fighting = fight && fightingDoor(fight, scene.map.id, door);
      return {
        door,
        isBeside,
        mayTurn: !door.broken && (leads || isBeside),
        mayAim: fight !== null && fighting === null && !door.broken && (leads || own.length > 0),
        standing: fighting && !fighting.isDead ? fighting.standing : null,
      };
    });
}

/** What is seen of a door: whether it is open, what it is made of, and how it stands in the fight. */
export function doorFacts({ door: { open, locked, broken, substance }, standing }: KnownDoor): string {
  const state = broken ? 'broken' : [open ? 'open' : 'closed', ...(locked ? ['locked'] : [])].join(' and ');
  return [state, ...(substance ? [`of ${substance}`] : []), ...(standing === null ? [] : [`in the fight: ${standing}`])].join(', ');
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
