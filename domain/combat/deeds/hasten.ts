import { whyNot } from './activity-use.ts';
import type { ActivityUse, Actor } from './activity-use.ts';
import { shapingOf } from './shapers.ts';
import type { Shapers } from './shapers.ts';

/** What can make a bonus action of a spell, where there is something left of it. */
export function hastenerOf({ uses }: Shapers): ActivityUse | undefined {
  return uses.find((each) => shapingOf(each)?.does === 'hasten' && each.left !== 0);
}

/** Why a spell cannot be cast as a bonus action now, in a few words; undefined when it can. */
export function whyNotHastened(use: ActivityUse, actor: Actor): string | undefined {
  return whyNot({ ...use, used: { ...use.used, takes: 'bonusAction' } }, actor);
}

/** Whether a spell can be cast as a bonus action now, although the action is taken. */
export function mayHasten(use: ActivityUse, actor: Actor, shapers: Shapers): boolean {
  return hastenerOf(shapers) !== undefined && whyNotHastened(use, actor) === undefined;
}
