import type { Area } from './area.ts';
import type { Reach } from '#domain/rules/activity/reach.ts';
import type { Attack } from '#domain/rules/attack-data.ts';

/** Within so many feet somebody stands beside somebody else. */
export const besideFeet = 5;

/** Within so many feet of a foe who falls others count as near. */
export const nearFeet = 10;

/** How an attack reaches somebody: from within 5 feet, or at long range. */
export interface Reached {
  close: boolean;
  long: boolean;
}

/** How an attack reaches somebody so many feet away; null where it does not (SRD 5.2.1, Melee Attacks and Ranged Attacks). */
export function attackReach({ kind, reach, range }: Pick<Attack, 'kind' | 'reach' | 'range'>, feet: number): Reached | null {
  const close = feet <= besideFeet;
  if (kind !== 'ranged' && feet <= (reach ?? besideFeet)) return { close, long: false };
  if (kind === 'melee') return null;
  if (range === null) return kind === 'ranged' ? { close, long: false } : null;
  if (feet <= range.normal) return { close, long: false };
  return range.long !== null && feet <= range.long ? { close: false, long: true } : null;
}

/** How far something reaches by the words of a spell, in feet: "150 feet", "touch"; null where no feet limit it, or it begins at its caster. */
function feetOfRange(range: string): number | null {
  if (/^touch/i.test(range)) return besideFeet;
  const feet = /^(\d+) (?:feet|foot)/i.exec(range)?.[1];
  return feet === undefined ? null : Number(feet);
}

/** How many feet something reaches by what content says of it, else by the words of its spell; null where nothing limits it in feet. */
export function feetOf(reach: Reach | undefined, range: string | null): number | null {
  if (reach?.kind === 'feet') return reach.long ?? reach.feet;
  if (reach?.kind === 'touch') return besideFeet;
  return reach !== undefined || range === null ? null : feetOfRange(range);
}

const ownShapes: readonly Area['shape'][] = ['cone', 'line', 'emanation'];

/** Whether an area begins at whoever makes it: a cone, a line, an emanation, and what reaches no further than oneself. */
export const isAroundSelf = (shape: Area['shape'], reach: Reach | undefined, range: string | null): boolean =>
  reach === undefined
    ? ownShapes.includes(shape) || range?.toLowerCase().startsWith('self') === true
    : reach.kind === 'self' || ownShapes.includes(shape);
