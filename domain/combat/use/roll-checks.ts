import { bestSkill, rollCheck } from '#domain/combat/effects/check-roll.ts';
import { find } from '#domain/combat/draft.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import { skillNames } from '#domain/rules/skill.ts';
import type { ActivityOf, OneUse } from './one-use.ts';

/** What a check must reach: null where the table knows it alone. */
function difficultyOf({ casting }: OneUse, { dc, formulaDc }: ActivityOf<'check'>['check']): number | null {
  if (formulaDc !== undefined) return Number(reckonFormula(formulaDc, casting.values) ?? 0);
  if (dc === 'spell') return casting.dc;
  return typeof dc === 'number' ? dc : null;
}

/**
 * Rolls the check that something asks for: of whoever uses it, or of the creatures that it is used on. Of several skills each rolls the
 * one that they are best at; a check without a skill is for the table.
 */
export function rollChecks(use: OneUse, { check, targets }: ActivityOf<'check'>): void {
  const skills = skillNames.filter((name) => check.skills?.includes(name));
  const { who } = targets ?? {};
  const rollers = who === 'creature' ? use.targetIds : who === undefined ? [] : [use.step.actorId];
  if (skills.length === 0) return;
  for (const id of new Set(rollers)) {
    rollCheck(use.draft, { id, of: { skill: bestSkill(find(use.draft, id), skills) }, dc: difficultyOf(use, check) });
  }
}
