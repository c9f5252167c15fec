import type { Combat, CombatantProfile, Combatant } from '#domain/combat/state.ts';
import { profileFromCustomNpc, OwnNpc } from '#domain/combat/npc/own-npc.ts';
import { objectFacts } from '#domain/srd/equipment/objects.ts';
import { doorSubstances } from '#domain/battle-map/terrain.ts';
import { withLock } from '#domain/battle-map/locks.ts';
import { doorAt } from '#domain/battle-map/tokens.ts';
import type { BattleMap, Wall } from '#domain/battle-map/state.ts';

/** A thing of a fight that stands on a battle map without a token: a door, or a section of a wall. */
export interface PlacedThing {
  /** What it is in the fight. */
  id: string;
  /** The cells from which it is met. */
  between: readonly number[];
  /** The cells that it fills; left out for a door, which stands between two. */
  cells?: readonly number[];
}

/** The size whose hit points a door of one side of a cell has (SRD 5.2.1, Breaking Objects). */
const doorSize = 'Medium';

/** A door as a thing that can be broken: the armor class of what it is made of, and the hit points of its size. */
export function profileFromDoor(mapId: string, { between, substance = doorSubstances[0] }: Wall, id: string): CombatantProfile {
  const made = objectFacts.substances.find((each) => each.id === substance);
  const sized = objectFacts.sizes.find(({ size }) => size === doorSize);
  if (!made || !sized) throw new Error(`Nothing is known of doors of ${substance}.`);
  const door = { name: 'Door', side: 'others', armorClass: made.armorClass, hitPoints: sized.resilient, isObject: true };
  return { ...profileFromCustomNpc(OwnNpc.parse(door), { id, hidden: false }), size: doorSize, door: { mapId, between: [...between] } };
}

/** The doors of a fight that stand on a map still. */
export const doorsIn = (map: BattleMap, combatants: readonly Combatant[]): PlacedThing[] =>
  combatants.flatMap(({ id, door }) => (door && isOn(map, door) && doorAt(map, door.between) ? [{ id, between: door.between }] : []));

/** The door of a fight that one of a map is; undefined where it does not stand in the fight. */
export const fightingDoor = ({ combatants }: Pick<Combat, 'combatants'>, mapId: string, { between }: Wall): Combatant | undefined =>
  combatants.find(({ door }) => door?.mapId === mapId && door.between.every((cell, at) => cell === between[at]));

const isOn = ({ id }: BattleMap, { mapId }: { mapId: string }): boolean => mapId === id;

/** Maps on which doors are broken or whole again, opened or locked again, by what a fight has become. */
export function mapsWithChangedDoors(before: Combat, after: Combat): string[] {
  return [...new Set([...changedDoors(before, after), ...changedLocks(before, after)].map(({ door }) => door.mapId))];
}

function changedDoors(before: Combat, after: Combat) {
  return after.combatants.flatMap(({ id, dead, door }) => {
    const was = before.combatants.find((one) => one.id === id);
    return door && was && was.dead !== dead ? [{ door, dead }] : [];
  });
}

/** Locks that were opened since, and those of which that was taken back. */
function changedLocks({ openedLocks: was = [] }: Combat, { openedLocks: is = [] }: Combat) {
  const opened = is.slice(was.length).map((door) => ({ door, isOpened: true }));
  return [...opened, ...was.slice(is.length).map((door) => ({ door, isOpened: false }))];
}

/** A map with its doors as a fight has left them: broken at 0 hit points and open where a lock was opened, and as before where that was taken back. */
export function withDoorsOf(map: BattleMap, before: Combat, after: Combat): BattleMap {
  const opened = changedLocks(before, after)
    .filter(({ door }) => isOn(map, door))
    .reduce((now, { door, isOpened }) => withLock(now, door.between, isOpened), map);
  return changedDoors(before, after)
    .filter(({ door }) => isOn(map, door))
    .reduce((now, { door, dead }) => {
      const wall = doorAt(now, door.between);
      if (!wall) return now;
      const { broken: _, ...whole } = wall;
      return { ...now, walls: now.walls.map((each) => (each !== wall ? each : dead ? { ...whole, broken: true as const } : whole)) };
    }, opened);
}
