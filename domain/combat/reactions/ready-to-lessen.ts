import { fits } from '#domain/combat/effects/effect-modifiers.ts';
import { find } from '#domain/combat/draft.ts';
import type { Draft, Struck } from '#domain/combat/draft.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { splitFormula } from '#domain/rules/activity/formulas/split-formula.ts';
import { answersOf, canReact, isAble, sees } from './ask.ts';
import type { Questions } from './ask.ts';
import { changesOf, lessOf } from './lessening.ts';
import type { ReactionAnswer } from './offer.ts';

/** What some have said of the damage of a hit before it fell, by who they are: they are not asked again. */
export type EarlyAnswers = Map<string, ReactionAnswer | null>;

/** By how much a reaction raises armor class against the attack. */
export function raiseOf(used: UsedActivity): number {
  return changesOf(used).reduce(
    (sum, each) => (each.on === 'armorClass' && each.add !== undefined ? sum + splitFormula(each.add).number : sum),
    0,
  );
}

/** Whether a reaction answers an attack of this kind that deals damage of these types, of somebody whom one sees where that is asked. */
export function answersStruck(draft: Draft, { attackerId, targetId, form, types }: Struck, { activity }: UsedActivity): boolean {
  const { with: kind, types: only, seen } = activity.activation?.answers ?? {};
  const isOfKind = fits(kind, form) && (only === undefined || types.some((type) => only.includes(type)));
  return isOfKind && (seen !== true || sees(find(draft, targetId), find(draft, attackerId)));
}

/** Whether a reaction does nothing but lessen damage, which is asked about once that has fallen. */
export const onlyLessens = (draft: Draft, id: string, used: UsedActivity): boolean =>
  raiseOf(used) === 0 && lessOf(draft, id, used) !== null;

/** What somebody has ready to lessen the damage of a hit: their own, or what they see. */
export function readyToLessen(draft: Draft, questions: Questions, struck: Struck, id: string): UsedActivity[] {
  const [one, attacker] = [find(draft, id), find(draft, struck.attackerId)];
  const own = id === struck.targetId && canReact(one) ? answersOf(questions, id, 'hit') : [];
  const seen = one.side !== attacker.side && sees(one, attacker) ? answersOf(questions, id, 'anyHit') : [];
  const fitting = [
    ...own.filter((used) => answersStruck(draft, struck, used)),
    ...seen.filter((used) => isAble(one, used) && fits(used.activity.activation?.answers?.with, struck.form)),
  ];
  return fitting.filter((used) => onlyLessens(draft, id, used));
}
