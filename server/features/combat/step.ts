import { saversLeft } from '#domain/combat/reactions/savers-left.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { TakenStep } from '#domain/combat/step.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { step as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockCombat } from './combat-transaction.ts';
import { publishCombatResult } from './publish-combat-result.ts';
import { seeCombat } from './see-combat.ts';
import { takeStep } from './take-step.ts';

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
    const leads = policies['combat.open'](actor, subject) === true;
    const transaction = await lockCombat(isSave(input.step) ? { ...call, input: { campaignId: input.campaignId } } : call, { leads });
    const { combat } = transaction.fight.entry;
    if (isSave(input.step) && !isStillAsked(combat, input.step.saverIds, input.number)) throw new Refusal('combat.moved');
    await takeStep(transaction, { id: personOf(actor).id, leads }, input.step);
    await publishCombatResult(transaction);
    return seeCombat(tx.sql, actor, subject, transaction.fight);
  },
});
