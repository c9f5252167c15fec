import type { Token } from '#domain/battle-map/state.ts';

/** Somebody of the table's fight, as far as the one who looks may know. */
export interface Fighter {
  id: string;
  /** The character that they are; null for NPCs. */
  characterId: string | null;
  /** The hero who called them, as far as that is known. */
  masterId: string | null;
  name: string;
  side: Token['side'];
  /** Feet that they go in a turn, as far as that is known. */
  speed: number | null;
  /** Cells along each side. */
  size: number;
  isHidden: boolean;
  isActive: boolean;
  isDead: boolean;
  /** "12 of 20 hit points" or "bloodied". */
  standing: string;
  /** What part of the hit points is left; null where only words are known. */
  left: number | null;
  conditions: readonly string[];
  /** Which door of which map it is, where it is one. */
  door?: { mapId: string; between: readonly [number, number] };
  /** Of a section of a raised wall, where it stands. */
  panel?: { mapId: string; cells: readonly number[] };
}

/** A hero of the table who can stand on a map. */
export interface TableHero {
  id: string;
  name: string;
}

/** The door of the fight that one of a map is; null where it does not stand in the fight. */
export const fightingDoor = (fighters: readonly Fighter[], mapId: string, { between }: { between: readonly number[] }): Fighter | null =>
  fighters.find(({ door }) => door?.mapId === mapId && door.between.every((cell, at) => cell === between[at])) ?? null;

/** Whether somebody lies dead there: by the fight, and who is not in it by what an earlier one left. */
export const isBody = (token: Pick<Token, 'body'>, fighter: Fighter | null): boolean => fighter?.isDead ?? token.body ?? false;

/** Who in the fight a token is; null for those who do not fight. */
export const fighterFor = (fighters: readonly Fighter[], token: Pick<Token, 'combatantId' | 'characterId'>): Fighter | null =>
  fighters.find(({ id }) => id === token.combatantId) ??
  (token.characterId === null ? null : fighters.find(({ characterId }) => characterId === token.characterId)) ??
  null;
