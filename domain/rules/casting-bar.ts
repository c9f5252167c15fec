import { z } from 'zod';
import type { ActiveEffect } from './activity/active-effect.ts';
import { changesOn } from './activity/read-changes.ts';

/** What keeps somebody from casting. */
export const CastingBar = z.object({
  /** The effect that does. */
  effect: z.string(),
  /** Only spells with a material component that has a price, or is used up. */
  costlyOnly: z.boolean(),
});
export type CastingBar = z.infer<typeof CastingBar>;

/** What keeps whoever bears these effects from casting; null where nothing does. What bars every spell goes first. */
export function castingBarOf(effects: readonly ActiveEffect[]): CastingBar | null {
  const bars = changesOn(effects, 'cannot');
  const every = bars.find(({ change }) => change.what === 'castSpells');
  const found = every ?? bars.find(({ change }) => change.what === 'castCostlySpells');
  return found ? { effect: found.name, costlyOnly: every === undefined } : null;
}

/** Whether it keeps one from casting a spell. */
export const barsSpell = (bar: CastingBar | null, spell: { costly?: boolean } | undefined): boolean =>
  bar !== null && (!bar.costlyOnly || spell?.costly === true);
