import type { Character } from '#domain/character/character.ts';
import { hitPointsLeft } from './hit-points.ts';
import { deadlyExhaustion, whatStopsActing, withBroughtConditions } from '#domain/rules/conditions.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';

/** Three failed death saves or the sixth level of exhaustion. */
export function isDead({ deathSaves, exhaustion }: Character): boolean {
  return deathSaves.failures >= 3 || exhaustion >= deadlyExhaustion;
}

/** How somebody is: up; at 0 hit points and dying or stable; or dead. */
export function lifeOf(character: Character): 'up' | 'dying' | 'stable' | 'dead' {
  if (isDead(character)) return 'dead';
  if (hitPointsLeft(character) > 0) return 'up';
  return character.deathSaves.successes >= 3 ? 'stable' : 'dying';
}

/** The condition for which a character can take no action; null where they can. */
export function stoppedBy(character: Character): ConditionId | null {
  return whatStopsActing([...character.conditions, ...conditionsOf(character)]);
}

/** Every condition that holds now: those written down, unconsciousness at 0 hit points, exhaustion, and what they bring. */
export function conditionsOf(character: Character): ConditionId[] {
  const life = lifeOf(character);
  const down: ConditionId[] = life === 'dying' || life === 'stable' ? ['unconscious'] : [];
  const tired: ConditionId[] = character.exhaustion > 0 ? ['exhaustion'] : [];
  return withBroughtConditions([...character.conditions, ...down, ...tired]);
}
