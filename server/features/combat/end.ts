import { policies } from '#domain/permissions/policies.ts';
import { end as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { endFight } from './steps/end-fight.ts';
import { lockCombat } from './combat-transaction.ts';
import { seeCombat } from './see-combat.ts';
import { publishCombatResult } from './publish-combat-result.ts';

export const end = command(operation, {
  may: policies['combat.end'],
  find: findAccess,
  run: async (call) => {
    const transaction = await lockCombat(call);
    await endFight(transaction, transaction.actor, call.input.yielded);
    await publishCombatResult(transaction);
    return seeCombat(call.tx.sql, call.actor, call.subject, transaction.fight);
  },
});
