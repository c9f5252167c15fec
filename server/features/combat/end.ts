import { policies } from '#domain/policies.ts';
import { end as operation } from '#contract/combat.ts';
import { command } from '#server/kernel/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { award } from './award.ts';
import { recordStep } from './record-step.ts';
import { enterRing } from './ring.ts';
import { seeCombat } from './see-combat.ts';
import { settle } from './settle.ts';

export const end = command(operation, {
  may: policies['combat.end'],
  find: findAccess,
  run: async (call) => {
    const ring = await enterRing(call);
    await recordStep(ring, ring.by.id, { name: 'end', yielded: call.input.yielded });
    const { combat } = ring.fight.entry;
    await award(ring, combat.award?.heroes ?? [], combat.award?.each ?? 0);
    await settle(ring);
    return seeCombat(call.tx.sql, call.actor, call.subject, ring.fight);
  },
});
