import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import type { Ability } from '#domain/rules/combat-terms.ts';

/** The save that has failed, and what all saves against its giver must reach. */
export interface FailedSave {
  save: { ability: Ability; dc: number; mode?: 'disadvantage' } | null;
  dc: number;
}

/** The save that the bearer of an effect makes again to be rid of it; null where none ends it. */
export function saveEndsOf({ ends = [] }: Pick<LastingEffect, 'ends'>, { save, dc }: FailedSave): ActiveEffect['saveEnds'] {
  const saved = ends.flatMap((each) => (each.by === 'save' ? [each] : []));
  const ending = saved.find(({ when }) => when === 'endOfTurn' || when === 'startOfTurn') ?? saved.find(({ when }) => when === 'damage');
  if (!ending) return null;
  const ability = ending.ability ?? save?.ability;
  if (ability === undefined) return null;
  const at = ending.when === 'startOfTurn' ? { at: 'start' as const } : ending.when === 'damage' ? { at: 'damage' as const } : {};
  return { ability, dc: save?.dc ?? dc, ...at, ...(save?.mode && { mode: save.mode }) };
}
