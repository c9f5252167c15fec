import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { step as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { letNpcsAct } from './let-npcs-act.ts';
import { recordStep } from './record-step.ts';
import { lockCombat } from './combat-transaction.ts';
import { seeCombat } from './see-combat.ts';
import { publishCombatResult } from './publish-combat-result.ts';

export const step = command(operation, {
  may: policies['combat.step'],
  find: findAccess,
  run: async (call) => {
    const { tx, actor, input, subject } = call;
    const me = personOf(actor).id;
    const leads = policies['combat.open'](actor, subject) === true;
    const transaction = await lockCombat(call, { leads });
    if (!leads) {
      const { combat } = transaction.fight.entry;
      const mine = [...transaction.characters.values()].find(({ userId }) => userId === me);
      const refused = refusePlayer(combat, mine && heroOf(combat, mine.id), input.step);
      if (refused !== null) throw new Refusal('combat.notYours', tellCombatRefusal(refused));
    }
    const { active } = transaction.fight.entry.combat;
    await recordStep(transaction, me, input.step);
    if (transaction.settings.npcTurns === 'narrator') await letNpcsAct(transaction, 'all', input.step.name === 'next' ? active : null);
    await publishCombatResult(transaction);
    return seeCombat(tx.sql, actor, subject, transaction.fight);
  },
});
