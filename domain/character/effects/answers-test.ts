import type { Trigger } from '#domain/rules/activity/activation.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';

/** Ways in which a d20 test of one's own fails. */
export type Failure = Extract<Trigger, 'missed' | 'failedCheck' | 'failedSave'>;

/** Whether something answers a test that fails. */
export const isFailure = (to: Trigger): to is Failure => to === 'missed' || to === 'failedCheck' || to === 'failedSave';

/** Whether something is done to a failed test of one's own alone: it is offered with that roll, and at no other time. */
export function answersOwnTest({ activation }: Activity): boolean {
  const answers = activation?.answers;
  return answers?.d20 !== undefined && isFailure(answers.to) && answers.whose === undefined;
}

/** The formula that a reaction takes from a roll of somebody else, where it takes dice: Cutting Words; null for all else. */
export function takenFromOthers({ activation, effects = [] }: Activity): string | null {
  const { to, d20 } = activation?.answers ?? {};
  if (to === 'anyHit' || to === 'anyCheck' || to === 'anyDamage') {
    const less = effects.flatMap(({ changes = [] }) =>
      changes.flatMap((change) => (change.on === 'damageTaken' ? (change.less ?? []) : [])),
    );
    return d20?.add?.replace(/^-/, '') ?? less[0] ?? null;
  }
  return null;
}
