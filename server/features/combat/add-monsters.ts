import { randomUUID } from 'node:crypto';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { addMonsters as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findOwnMonster } from '#server/features/homebrew/index.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { joinOnce } from './join-once.ts';
import { lockCombat } from './combat-transaction.ts';
import { seeCombat } from './see-combat.ts';

export const addMonsters = command(operation, {
  may: policies['combat.addMonsters'],
  find: findAccess,
  run: async (call) => {
    const { id = randomUUID(), monsterId, count, hidden, inLair, side } = call.input;
    const block = monsterOf(monsterId) ?? (await findOwnMonster(call.tx.sql, call.input.campaignId, monsterId));
    if (!block) throw new Refusal('combat.monsterNotFound');
    const transaction = await lockCombat(call);
    const group = Array.from({ length: count }, (_, n) =>
      profileFromStatBlock(block, { id: n === 0 ? id : randomUUID(), hidden, inLair, side }),
    );
    await joinOnce(transaction, group);
    return seeCombat(call.tx.sql, call.actor, call.subject, transaction.fight);
  },
});
