import { abilities } from '#domain/rules/ability.ts';
import type { Ability, AbilityScores } from '#domain/rules/ability.ts';
import { quickScore } from '#domain/character/creation/quick-stats.ts';

/** Whether what was kept is a text for each ability. */
export function isTyped(value: unknown): value is Record<Ability, string> {
  if (typeof value !== 'object' || value === null) return false;
  const texts = new Map<string, unknown>(Object.entries(value));
  return abilities.every((ability) => typeof texts.get(ability) === 'string');
}

/** The scores that were changed, as they are sent: empty is null, which falls back to 10. What stayed as it was is left out. */
export function typedStats(typed: Record<Ability, string>, before: AbilityScores): Partial<Record<Ability, number | null>> {
  const changed: Partial<Record<Ability, number | null>> = {};
  for (const ability of abilities) {
    const score = quickScore(typed[ability]);
    if (score.ok && score.value !== before[ability]) changed[ability] = typed[ability].trim() === '' ? null : score.value;
  }
  return changed;
}
