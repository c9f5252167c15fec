import { randomUUID } from 'node:crypto';
import { profileFromCustomNpc } from '#domain/combat/npc/own-npc.ts';
import { policies } from '#domain/permissions/policies.ts';
import { addNpc as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { joinOnce } from './join-once.ts';
import { lockCombat } from './combat-transaction.ts';
import { seeCombat } from './see-combat.ts';

export const addNpc = command(operation, {
  may: policies['combat.addNpc'],
  find: findAccess,
  run: async (call) => {
    const { id = randomUUID(), npc, hidden } = call.input;
    const transaction = await lockCombat(call);
    await joinOnce(transaction, [profileFromCustomNpc(npc, { id, hidden })]);
    return seeCombat(call.tx.sql, call.actor, call.subject, transaction.fight);
  },
});
