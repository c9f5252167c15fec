import { standingAround } from '#domain/battle-map/around.ts';
import { isLockedShut, standsBeside } from '#domain/battle-map/doorstep.ts';
import type { Wall } from '#domain/battle-map/state.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import { bearingText, cellText } from './token-text.ts';
import { fighterFor, fightingDoor } from '#web/features/battle-map/data/fighter.ts';
import type { Fighter } from '#web/features/battle-map/data/fighter.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';

/** A door of a map, and what one can do with it. */
export interface KnownDoor {
  door: Wall;
  isBeside: boolean;
  /** Whether one opens and closes it: those who lead each, nobody one that is broken. */
  mayTurn: boolean;
  /** Whether it can be drawn into the fight, to be broken. */
  mayAim: boolean;
  /** The hero beside it who can try to open its lock, whose turn it is where several stand there; null where nobody can, or no lock holds it. */
  opener: TokenView | null;
  /** How it stands in the fight; null where it does not. */
  standing: string | null;
}

/** The doors of a map; `fight` says who fights, where a fight goes on. */
export function doorsOf(scene: Scene, leads: boolean, fight: readonly Fighter[] | null): KnownDoor[] {
  const own = scene.map.tokens.filter(({ mine }) => mine);
  return scene.map.walls
    .filter(({ kind }) => kind === 'door')
    .map((door) => {
      const beside = own.filter((token) => standsBeside(scene, token, door.between));
      const isBeside = beside.length > 0;
      const heroes = isLockedShut(door) ? beside.filter(({ characterId }) => characterId !== null) : [];
      const acting = heroes.find((token) => fight !== null && fighterFor(fight, token)?.isActive);
      const fighting = fight && fightingDoor(fight, scene.map.id, door);
      return {
        door,
        isBeside,
        mayTurn: !door.broken && (leads || isBeside),
        mayAim: fight !== null && fighting === null && !door.broken && (leads || own.length > 0),
        opener: acting ?? heroes[0] ?? null,
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
