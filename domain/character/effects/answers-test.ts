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
