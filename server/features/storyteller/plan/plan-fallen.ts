import { isPartyDown } from '#domain/narration/rulings/fallen.ts';
import { companionOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isDown } from './hero-state.ts';
import { actionsOf, succeeded, trialOf } from './planned-call.ts';
import type { PlanContext, PlannedCall, RuledCall } from './planned-call.ts';

/** Heroes who are stable because somebody saw to them; and the whole party, where nobody of it stood any more. */
export function comings(context: PlanContext, past: readonly RuledCall[]): PlannedCall[] {
  const { brief, whole } = context;
  if (isPartyDown(whole) && brief.state.ended === undefined) return [{ purpose: 'wake', action: null, call: { name: 'come_round' } }];
  return actionsOf(context, false).flatMap((action): PlannedCall[] => {
    const fallen = action.kind === 'help' ? companionOf(action) : undefined;
    const trial = trialOf(action, past);
    if (!fallen || !trial || !succeeded(trial) || !isDown(brief.state, fallen)) return [];
    return [{ purpose: 'tend', action, call: { name: 'tend', heroId: action.actor.id, target: fallen.id } }];
  });
}

/** What heroes do that may well kill them. */
export function perils(actions: readonly HeroAction[]): PlannedCall[] {
  return actions.flatMap((action): PlannedCall[] =>
    action.peril === null || action.down
      ? []
      : [{ purpose: 'peril', action, call: { name: 'peril', heroId: action.actor.id, words: action.peril } }],
  );
}
