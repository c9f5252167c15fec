import type { CombatChange } from '#contract/play/combat-shapes.ts';
import type { CombatAudience } from '#domain/combat/view.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { applyState } from '#web/lib/live-state.ts';
import { askAroundAgain } from '#web/features/combat/around/mapped.ts';
import { combatAfter } from './combat-after.ts';

interface Announced {
  campaignId: string;
  audience: CombatAudience;
  change: CombatChange;
}

/** Takes a change of the fight into what is shown of it. */
export function takeCombatChange({ campaignId, audience, change }: Announced): void {
  const queryKey = calls.combat.get.queryKey({ input: { campaignId } });
  askAroundAgain(campaignId);
  applyState(queryKey, () => {
    const now = queryClient.getQueryData(queryKey);
    const after = now && combatAfter(now, audience, change);
    if (after && after !== now) queryClient.setQueryData(queryKey, after);
    return after !== null;
  });
}
