import { policies } from '#domain/permissions/policies.ts';
import { end as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { award } from './award.ts';
import { recordStep } from './record-step.ts';
import { lockCombat } from './combat-transaction.ts';
import { seeCombat } from './see-combat.ts';
import { publishCombatResult } from './publish-combat-result.ts';

export const end = command(operation, {
  may: policies['combat.end'],
  find: findAccess,
  run: async (call) => {
    const transaction = await lockCombat(call);
    const rising = transaction.settings.levelsBy === 'milestone' ? { byMilestone: true as const } : {};
    await recordStep(transaction, transaction.actor, { name: 'end', yielded: call.input.yielded, ...rising });
    const { combat } = transaction.fight.entry;
    await award(transaction, combat.award?.heroes ?? [], combat.award?.each ?? 0);
    await publishCombatResult(transaction);
    return seeCombat(call.tx.sql, call.actor, call.subject, transaction.fight);
  },
});
