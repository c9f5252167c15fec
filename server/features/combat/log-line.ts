import { tellCombatFact } from '#domain/combat/tell.ts';
import type { CombatLogLine } from '#contract/play/combat-shapes.ts';
import type { FightLine } from './fight.ts';

/** A line in words; one that an earlier version kept in words is told as it is. */
export function logLineOf(line: FightLine): CombatLogLine {
  if (!('fact' in line)) return line;
  const { key, fact, ...mark } = line;
  return { key, ...tellCombatFact(fact), ...mark };
}
