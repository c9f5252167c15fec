import type { Ability } from '#domain/rules/ability.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';
import type { Step } from '#web/features/combat/use-combat.ts';
import { wholeNumber } from '#web/features/combat/fields/whole-number.ts';

/** A condition as it is about to be given. */
export interface ConditionDraft {
  condition: ConditionId;
  /** Who gives it; empty for nobody in particular. */
  from: string;
  /** When it ends: by hand, after turns, with a save its bearer makes, or with the concentration of who gives it. */
  ends: 'freed' | 'turns' | 'save' | 'held';
  turns: string;
  /** Whose turns are counted, and at which end of them. */
  combatantId: string;
  when: 'start' | 'end';
  ability: Ability;
  dc: string;
}

export const blankCondition = (bearer: string): ConditionDraft => ({
  condition: 'prone',
  from: '',
  ends: 'freed',
  turns: '1',
  combatantId: bearer,
  when: 'end',
  ability: 'wisdom',
  dc: '13',
});

/** The step it comes to; null while something is missing. */
export function conditionStep(
  { condition, from, ends, combatantId, when, ability, ...typed }: ConditionDraft,
  targetId: string,
): Step | null {
  const turns = wholeNumber(typed.turns, 1, 1000);
  const dc = wholeNumber(typed.dc, 1, gameLimits.difficultyClass);
  const missing = (ends === 'turns' && turns === null) || (ends === 'save' && dc === null) || (ends === 'held' && from === '');
  if (missing) return null;
  return {
    name: 'condition',
    from: from === '' ? null : from,
    targetId,
    condition,
    until: ends === 'turns' && turns !== null ? { combatantId, when, turns } : null,
    saveEnds: ends === 'save' && dc !== null ? { ability, dc } : null,
    held: ends === 'held',
  };
}
