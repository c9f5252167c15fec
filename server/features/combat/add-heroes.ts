import { policies } from '#domain/permissions/policies.ts';
import { addHeroes as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockCombat } from './combat-transaction.ts';
import { seeCombat } from './see-combat.ts';
import { publishCombatResult } from './publish-combat-result.ts';
import { joinHeroes } from './steps/join-heroes.ts';

export const addHeroes = command(operation, {
  may: policies['combat.addHeroes'],
  find: findAccess,
  run: async (call) => {
    const { heroes } = call.input;
    const transaction = await lockCombat(call, { newcomers: heroes });
    await joinHeroes(transaction, new Set(heroes));
    await publishCombatResult(transaction);
    return seeCombat(call.tx.sql, call.actor, call.subject, transaction.fight);
  },
});
