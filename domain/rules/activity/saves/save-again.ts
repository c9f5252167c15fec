import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { SaveFailure } from '#domain/rules/activity/effect.ts';
import type { Becoming } from '#domain/rules/attack-data.ts';

/** What a save that was made again has done to the effect it was made against. */
export interface SavedAgain {
  /** How many were made and failed so far, where their number counts; null where the first decides. */
  saves: NonNullable<ActiveEffect['saves']> | null;
  /** Whether as many fell so as it takes to end it, or to bring what failures bring. */
  isLast: boolean;
  /** What a failure brings; null where the save was made, and where it brings nothing. */
  failure: SaveFailure | null;
}

/** The ending by a save of an effect: at the end of a turn, or at its start. */
export function endingBySave({ ends, saveEnds }: Pick<ActiveEffect, 'ends' | 'saveEnds'>) {
  const when = saveEnds?.at === 'start' ? 'startOfTurn' : 'endOfTurn';
  const ending = ends.find((each) => each.by === 'save' && each.when === when);
  return ending?.by === 'save' ? ending : null;
}

/** Counts a save that the bearer of an effect has made again. */
export function saveAgain(effect: ActiveEffect, isMade: boolean): SavedAgain {
  const failure = endingBySave(effect)?.failure;
  const { made, failed } = effect.saves ?? { made: 0, failed: 0 };
  const saves = failure?.of === undefined ? null : { made: made + (isMade ? 1 : 0), failed: failed + (isMade ? 0 : 1) };
  const isLast = failure?.of === undefined || saves === null || (isMade ? saves.made : saves.failed) >= failure.of;
  return { saves, isLast, failure: isMade ? null : (failure ?? null) };
}

/** What an effect becomes: it lasts as long, and hangs on the same concentration, where it says nothing else. */
export function becomeOf(before: ActiveEffect, { name, conditions, duration, ends: given = [] }: Becoming): ActiveEffect {
  const { saves: _, ...kept } = before;
  const ends = given.map(({ by }) => (by === 'save' ? { by, when: 'endOfTurn' as const } : { by }));
  const saveEnds = ends.some(({ by }) => by === 'save') ? before.saveEnds : null;
  const own = duration && { duration, held: false };
  return { ...kept, name, conditions, changes: [], saveEnds, ends, tick: null, text: '', ...own };
}
