import { isForbidden } from '#domain/combat/effects/effect-modifiers.ts';
import { find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { attacksAllowed } from '#domain/combat/turn-budget.ts';

/** What of a turn that begins an effect forbids counts as used: all actions, or the bonus action (SRD 5.2.1, Confusion, Command). */
export function useUpForbidden(draft: Draft, id: string): void {
  const one = find(draft, id);
  const [noActions, noBonusAction] = [isForbidden(one, 'act'), isForbidden(one, 'takeBonusActions')];
  if (noActions) draft.combat = { ...draft.combat, attacksMade: attacksAllowed(one) };
  if (noActions || noBonusAction) draft.combat = { ...draft.combat, bonusActionUsed: true };
}
