import type { Activity } from './activity.ts';

/** The level something is cast at, and how far cantrips have grown. */
export interface Growth {
  slot: number;
  tier: number;
}

/** By which cantrips grow: one die at first, and one more at levels 5, 11 and 17 of the character. */
export function tierOf(level: number): number {
  return 1 + [5, 11, 17].filter((at) => level >= at).length;
}

/** How often an activity strikes, where it has rays or darts; null where it does not. */
export function strikesOf(activity: Activity, { slot, tier }: Growth, level: number): number | null {
  const count = activity.kind === 'attack' ? activity.attack.count : activity.kind === 'damage' ? activity.count : undefined;
  if (!count) return null;
  const grown = count.cantrip === true ? tier - 1 : (count.perSlot ?? 0) * Math.max(0, slot - level);
  return count.base + grown;
}

/** The most targets that an activity has; null for as many as stand in its area. */
export function mostTargets(activity: Activity, growth: Growth, level: number): number | null {
  const strikes = strikesOf(activity, growth, level);
  if (strikes !== null) return strikes;
  const { count = 1, perSlot = 0 } = activity.targets ?? {};
  return typeof count === 'number' ? count + perSlot * Math.max(0, growth.slot - level) : null;
}
