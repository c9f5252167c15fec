import { CombatRefusal, findLiving } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';

/** Whether somebody is on another plane, where nobody of the fight reaches them (SRD 5.2.1, Blink). */
export const isAway = ({ activeEffects }: Pick<Combatant, 'activeEffects'>): boolean => changesOn(activeEffects, 'away').length > 0;

/** Those of some targets who are there. Refuses where all are on another plane, and those who are dead. */
export function thoseHere(draft: Draft, targetIds: readonly string[]): string[] {
  const here = targetIds.filter((id) => !isAway(findLiving(draft, id)));
  const [first] = targetIds;
  if (first !== undefined && here.length === 0) throw new CombatRefusal(refuseCombat('isAway', { name: findLiving(draft, first).name }));
  return here;
}
