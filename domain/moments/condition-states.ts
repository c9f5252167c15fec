import { conditionIds } from '#domain/rules/conditions.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';

/** How the story says that somebody bears a condition of SRD 5.2, after “is”. Exhaustion has levels, and stands in the log alone. */
const states: Readonly<Record<Exclude<ConditionId, 'exhaustion'>, string>> = {
  blinded: 'blind',
  charmed: 'under a charm',
  deafened: 'deaf',
  frightened: 'gripped by fear',
  grappled: 'held fast',
  incapacitated: 'unable to act',
  invisible: 'out of all sight',
  paralyzed: 'rigid, and cannot move',
  petrified: 'turned to stone',
  poisoned: 'sick with poison',
  prone: 'flat on the ground',
  restrained: 'bound in place',
  stunned: 'stunned',
  unconscious: 'senseless',
};

/** How the story says that somebody bears a condition; null where it says nothing of it. */
export function stateOfCondition(name: string): string | null {
  const known = conditionIds.find((id) => id === name);
  return known === undefined || known === 'exhaustion' ? null : states[known];
}
