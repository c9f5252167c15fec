import { resistsCondition } from '#domain/combat/effects/condition.ts';
import { hasTrait } from '#domain/combat/effects/standing-changes.ts';
import { isOfOtherKind, kindOf } from './doing/check-kinds.ts';
import { rollSave } from '#domain/combat/effects/save-roll.ts';
import type { askSaves, Save as SaveToMake } from '#domain/combat/effects/save-roll.ts';
import { likeliestSave } from '#domain/combat/effects/save-choice.ts';
import { coverAgainst } from '#domain/combat/effects/placed.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import type { Ability } from '#domain/rules/combat-terms.ts';
import type { Casting } from './caster.ts';
import type { ActivityOf, OneUse } from './one-use.ts';

type Save = ActivityOf<'save'>['save'];

/** What a save was rolled with, for those that follow. */
interface FailedSave {
  ability: Ability;
  dc: number;
  mode?: 'disadvantage';
}

/** What a target saves with and against: of several abilities, the one that is most likely to succeed. */
export function saveTerms(draft: Draft, targetId: string, { abilities, dc: given }: Save, casting: Casting) {
  const dc = typeof given === 'number' ? given : casting.dc;
  return { ...likeliestSave(find(draft, targetId), abilities, dc), dc };
}

/** Conditions that a failed save brings. */
const conditionsOf = (effects: readonly LastingEffect[]) =>
  effects.flatMap(({ after: when = 'failedSave', conditions = [] }) => (when === 'failedSave' ? conditions : []));

/** A save that a target makes, with what is chosen about the spell. */
export function plannedSave({ draft, step, casting, shaped, effects }: OneUse, targetId: string, save: Save): SaveToMake & FailedSave {
  const mode = shaped.hindered.includes(targetId) ? { mode: 'disadvantage' as const } : {};
  const terms = { ...saveTerms(draft, targetId, save, casting), ...mode };
  return {
    targetId,
    ...terms,
    cover: coverAgainst(draft, step.actorId, targetId, step.cover),
    cause: step.used.name,
    byId: step.actorId,
    conditions: conditionsOf(effects),
  };
}

/** Whether a target makes a save without a roll, by what it is: also because what is used is for other kinds of creatures. */
export function makesByNature({ draft, step }: Pick<OneUse, 'draft' | 'step'>, targetId: string, { madeBy }: Save): boolean {
  const target = find(draft, targetId);
  if (isOfOtherKind(step.used.activity, target)) return true;
  if (!madeBy) return false;
  const { immuneTo = [], traits = [], kinds = [] } = madeBy;
  const kind = kindOf(target);
  return (
    immuneTo.some((name) => resistsCondition(target, name)) ||
    traits.some((name) => hasTrait(target, name)) ||
    (kind !== undefined && kinds.includes(kind))
  );
}

/** Lets a target save; one that is spared makes it without a roll. `asked` has what fell for all targets together. */
export function saveOf(
  use: OneUse,
  targetId: string,
  save: Save,
  asked?: ReturnType<typeof askSaves>,
): { made: boolean; failed: FailedSave } {
  const { draft, step, shaped } = use;
  const planned = plannedSave(use, targetId, save);
  const { ability, dc, mode } = planned;
  const failed = { ability, dc, ...(mode && { mode }) };
  if (shaped.spared.includes(targetId) || makesByNature(use, targetId, save)) {
    note(draft, 'save', { targetId, name: step.used.name, outcome: 'saved' });
    return { made: true, failed };
  }
  return { made: rollSave(draft, planned, asked), failed };
}

/** Somebody lets it happen. */
export const notSaving = ({ draft, casting }: OneUse, targetId: string, save: Save) => ({
  made: false,
  failed: saveTerms(draft, targetId, save, casting),
});
