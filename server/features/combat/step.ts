import { personOf, policies } from '#domain/permissions/policies.ts';
import { step as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockCombat } from './combat-transaction.ts';
import { publishCombatResult } from './publish-combat-result.ts';
import { seeCombat } from './see-combat.ts';
import { takeStep } from './take-step.ts';

export const step = command(operation, {
  may: policies['combat.step'],
  find: findAccess,
  run: async (call) => {
    const { tx, actor, input, subject } = call;
    const leads = policies['combat.open'](actor, subject) === true;
    const transaction = await lockCombat(call, { leads });
    await takeStep(transaction, { id: personOf(actor).id, leads }, input.step);
    await publishCombatResult(transaction);
    return seeCombat(tx.sql, actor, subject, transaction.fight);
  },
});
