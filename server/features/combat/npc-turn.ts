import { refuseCombat, tellCombatRefusal } from '#domain/combat/refusals.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { npcTurn as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { goOnWithNpcs, playNpcs } from './let-npcs-act.ts';
import { lockCombat } from './combat-transaction.ts';
import { playAwayTurn } from './reactions/play-away.ts';
import { seeCombat } from './see-combat.ts';
import { publishCombatResult } from './publish-combat-result.ts';

export const npcTurn = command(operation, {
  may: policies['combat.npcTurn'],
  find: findAccess,
  run: async (call) => {
    const transaction = await lockCombat(call);
    const { number, combat } = transaction.fight.entry;
    if (await playAwayTurn(transaction)) await goOnWithNpcs(transaction, combat.active);
    else await (transaction.settings.npcTurns === 'narrator' ? goOnWithNpcs(transaction) : playNpcs(transaction, call.input.which));
    if (transaction.fight.entry.number === number) throw new Refusal('combat.refused', tellCombatRefusal(refuseCombat('noNpcTurn', {})));
    await publishCombatResult(transaction);
    return seeCombat(call.tx.sql, call.actor, call.subject, transaction.fight);
  },
});
