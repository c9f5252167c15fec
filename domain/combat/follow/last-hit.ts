import type { Happening } from './happening.ts';

/** A hit with a weapon or unarmed to which something can be added. */
export type OpenHit = Happening & { hit: NonNullable<Happening['hit']> };

/**
 * The hits of somebody in this turn that can still be added to, the last one first: the last, where it was with a weapon or unarmed, and
 * those that one use of a feature made with it, such as each blow of a Flurry of Blows.
 */
export function openHitsOf(happened: readonly Happening[], actorId: string): OpenHit[] {
  const own = happened.filter(({ by }) => by === actorId);
  const at = own.findLastIndex(({ kind }) => kind === 'hit');
  const what = own[at]?.what;
  const earlier = own.slice(0, Math.max(0, at));
  const together = earlier.slice(earlier.findLastIndex((each) => each.kind !== 'hit' || each.what !== what || what === 'attack') + 1);
  return [...together, ...own.slice(at, at + 1)].flatMap((each) => (each.hit ? [{ ...each, hit: each.hit }] : [])).toReversed();
}

/** The last attack of somebody in this turn, where it was one with a weapon or unarmed and hit. */
export function lastHitOf(happened: readonly Happening[], actorId: string): OpenHit | null {
  return openHitsOf(happened, actorId)[0] ?? null;
}
