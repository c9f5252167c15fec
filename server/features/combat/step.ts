import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import type { CombatStep, TakenStep } from '#domain/combat/step.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
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

/** A step as the rules take it: a spell that somebody casts comes with what content says of it. Refuses spells that are not there. */
async function resolveStep(taken: TakenStep): Promise<CombatStep> {
  if (taken.name !== 'castSpell') return taken;
  const { actorId, targetIds, slot, choice, damageType, advantage, cover, close } = taken;
  const spell = findSpell(taken.spell);
  const details = spell && (await loadSpellDetails(spell.level)).get(spell.name);
  const activity = details?.activities[taken.activity];
  if (!spell || !details || !activity) throw new Refusal('combat.refused', 'There is no such spell.');
  const used = usedSpell(spell, details.activities, activity);
  return { name: 'useActivity', used, actorId, targetIds, slot, choice, damageType, advantage, cover, close };
}

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
    await recordStep(transaction, me, await resolveStep(input.step));
    if (transaction.settings.npcTurns === 'narrator') await letNpcsAct(transaction, 'all', input.step.name === 'next' ? active : null);
    await publishCombatResult(transaction);
    return seeCombat(tx.sql, actor, subject, transaction.fight);
  },
});
