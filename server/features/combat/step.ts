import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import { saversLeft } from '#domain/combat/reactions/savers-left.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStep, TakenStep } from '#domain/combat/step.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { step as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findOwnMonster } from '#server/features/homebrew/index.ts';
import { letNpcsAct } from './let-npcs-act.ts';
import { resolveStep } from './steps/resolve-step.ts';
import { recordStep } from './record-step.ts';
import { lockCombat } from './combat-transaction.ts';
import { seeCombat } from './see-combat.ts';
import { publishCombatResult } from './publish-combat-result.ts';

const isSave = (step: TakenStep): step is Extract<TakenStep, { name: 'rollSaves' }> => step.name === 'rollSaves';

/** Whether these saves are still asked for, as whoever rolls them has seen it: others may roll theirs at the same moment. */
function isStillAsked({ saves }: Combat, savers: readonly string[], number: number): boolean {
  const left = saversLeft(saves);
  return saves !== null && number >= saves.since && savers.every((id) => left.includes(id));
}

export const step = command(operation, {
  may: policies['combat.step'],
  find: findAccess,
  run: async (call) => {
    const { tx, actor, input, subject } = call;
    const me = personOf(actor).id;
    const leads = policies['combat.open'](actor, subject) === true;
    const transaction = await lockCombat(isSave(input.step) ? { ...call, input: { campaignId: input.campaignId } } : call, { leads });
    const { combat } = transaction.fight.entry;
    if (isSave(input.step) && !isStillAsked(combat, input.step.saverIds, input.number)) throw new Refusal('combat.moved');
    const mine = [...transaction.characters.values()].find(({ userId }) => userId === me);
    const permit = (asked: TakenStep | CombatStep) => {
      const refused = leads ? null : refusePlayer(combat, mine && heroOf(combat, mine.id), asked);
      if (refused !== null) throw new Refusal('combat.notYours', tellCombatRefusal(refused));
    };
    permit(input.step);
    const resolved = await resolveStep(input.step, combat, (id) => findOwnMonster(tx.sql, input.campaignId, id));
    // What a feature takes of a turn is known once content has told what it does; so is what becomes of a spell by one.
    const isShaped = input.step.name === 'castSpell' && input.step.shapers.length > 0;
    if (isShaped || input.step.name === 'useFeature' || input.step.name === 'usePower') permit(resolved);
    const { active } = combat;
    await recordStep(transaction, me, resolved);
    if (transaction.settings.npcTurns === 'narrator') await letNpcsAct(transaction, 'all', input.step.name === 'next' ? active : null);
    await publishCombatResult(transaction);
    return seeCombat(tx.sql, actor, subject, transaction.fight);
  },
});
