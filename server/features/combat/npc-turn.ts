import { policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { npcTurn as operation } from '#contract/combat.ts';
import { command } from '#server/kernel/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { letNpcsAct } from './let-npcs-act.ts';
import { enterRing } from './ring.ts';
import { seeCombat } from './see-combat.ts';
import { settle } from './settle.ts';

export const npcTurn = command(operation, {
  may: policies['combat.npcTurn'],
  find: findAccess,
  run: async (call) => {
    const ring = await enterRing(call);
    const { number } = ring.fight.entry;
    await letNpcsAct(ring, ring.settings.npcTurns === 'narrator' ? 'all' : 'one');
    if (ring.fight.entry.number === number) throw new Refusal('combat.refused', 'It is not the turn of an NPC that the narrator plays.');
    await settle(ring);
    return seeCombat(call.tx.sql, call.actor, call.subject, ring.fight);
  },
});
