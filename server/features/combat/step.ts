import { refusePlayer } from '#domain/combat-permit.ts';
import { heroOf } from '#domain/combat-sheet.ts';
import { personOf, policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { step as operation } from '#contract/combat.ts';
import { command } from '#server/kernel/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { letNpcsAct } from './let-npcs-act.ts';
import { recordStep } from './record-step.ts';
import { enterRing } from './ring.ts';
import { seeCombat } from './see-combat.ts';
import { settle } from './settle.ts';

export const step = command(operation, {
  may: policies['combat.step'],
  find: findAccess,
  run: async (call) => {
    const { tx, actor, input, subject } = call;
    const me = personOf(actor).id;
    const leads = policies['combat.open'](actor, subject) === true;
    const ring = await enterRing(call, { leads });
    if (!leads) {
      const { combat } = ring.fight.entry;
      const mine = [...ring.characters.values()].find(({ userId }) => userId === me);
      const refused = refusePlayer(combat, mine && heroOf(combat, mine.id), input.step);
      if (refused !== null) throw new Refusal('combat.notYours', refused);
    }
    const { active } = ring.fight.entry.combat;
    await recordStep(ring, me, input.step);
    if (ring.settings.npcTurns === 'narrator') await letNpcsAct(ring, 'all', input.step.name === 'next' ? active : null);
    await settle(ring);
    return seeCombat(tx.sql, actor, subject, ring.fight);
  },
});
