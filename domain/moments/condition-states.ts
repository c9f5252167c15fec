import { conditionIds } from '#domain/rules/conditions.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';

/**
 * How the story speaks of a condition of SRD 5.2: that somebody bears it, after “is”, and what they save against. Exhaustion has levels,
 * and stands in the log alone.
 */
const conditions: Readonly<Record<Exclude<ConditionId, 'exhaustion'>, { state: string; cause: string }>> = {
  blinded: { state: 'blind', cause: 'the blindness' },
  charmed: { state: 'under a charm', cause: 'the charm' },
  deafened: { state: 'deaf', cause: 'the deafness' },
  frightened: { state: 'gripped by fear', cause: 'the fear' },
  grappled: { state: 'held fast', cause: 'the grip' },
  incapacitated: { state: 'unable to act', cause: 'the weakness' },
  invisible: { state: 'out of all sight', cause: 'the veil' },
  paralyzed: { state: 'rigid as wood', cause: 'the numbness' },
  petrified: { state: 'turned to stone', cause: 'the stone' },
  poisoned: { state: 'sick with poison', cause: 'the poison' },
  prone: { state: 'flat on the ground', cause: 'the fall' },
  restrained: { state: 'bound in place', cause: 'the bonds' },
  stunned: { state: 'stunned', cause: 'the daze' },
  unconscious: { state: 'senseless', cause: 'the sleep' },
};

const conditionOf = (name: string) => {
  const known = conditionIds.find((id) => id === name);
  return known === undefined || known === 'exhaustion' ? null : conditions[known];
};

/** How the story says that somebody bears a condition; null where it says nothing of it. */
export function stateOfCondition(name: string): string | null {
  return conditionOf(name)?.state ?? null;
}

/** What somebody saves against, as the story names it: a spell by its name, a condition by what it is. */
export function causeOf(name: string): string {
  return conditionOf(name)?.cause ?? name;
}
