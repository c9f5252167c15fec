import { lockDifficulties } from '#domain/limits/battle-map-limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { isLockedShut, standsBeside } from './doorstep.ts';
import { doorSubstances } from './terrain.ts';
import type { BattleMap, Wall } from './state.ts';
import { doorAt } from './tokens.ts';

/** What a check must reach that opens the lock of a door. */
export const lockDifficultyOf = ({ lockDifficulty, substance = doorSubstances[0] }: Wall): number =>
  lockDifficulty ?? lockDifficulties[substance];

/** The door whose lock a hero beside it can try to open. Refuses who does not stand there, and doors that no lock holds shut. */
export function lockedDoorBeside(map: BattleMap, characterId: string, between: readonly [number, number]): Wall {
  const isBeside = map.tokens.some((token) => token.characterId === characterId && standsBeside(map, token, between));
  // From afar nobody learns whether there is a door.
  if (!isBeside) throw new Refusal('battleMap.doorTooFar');
  const door = doorAt(map, between);
  if (!door) throw new Refusal('battleMap.noDoor');
  if (door.broken) throw new Refusal('battleMap.doorBroken');
  if (!isLockedShut(door)) throw new Refusal('battleMap.notLocked');
  return door;
}

/** A map with a door whose lock was opened, and which stands open with it; or with one of which that was taken back. */
export function withLock(map: BattleMap, between: readonly [number, number], isOpened: boolean): BattleMap {
  const door = doorAt(map, between);
  return { ...map, walls: map.walls.map((wall) => (wall === door ? { ...wall, open: isOpened, locked: !isOpened } : wall)) };
}
