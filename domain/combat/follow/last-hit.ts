import type { Happening } from './happening.ts';

/** A hit with a weapon to which something can be added. */
export type OpenHit = Happening & { hit: NonNullable<Happening['hit']> };

/** The last attack of somebody in this turn, where it was one with a weapon and hit. */
export function lastHitOf(happened: readonly Happening[], actorId: string): OpenHit | null {
  const last = happened.findLast(({ by, kind }) => by === actorId && kind === 'hit');
  return last?.hit ? { ...last, hit: last.hit } : null;
}
