import { offerTo } from '#domain/combat/reactions/open-offers.ts';
import { saversLeft } from '#domain/combat/reactions/savers-left.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { TakenStep } from '#domain/combat/step.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { step as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess, seating } from '#server/features/campaigns/index.ts';
import { appliedRolls } from '#server/features/chat/index.ts';
import type { Fight } from './fight.ts';
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

/** Whether somebody is still asked for the reaction that they answer, as they have seen it: others may answer theirs at the same moment. */
function isStillOffered(combat: Combat, { reactorId }: Extract<TakenStep, { name: 'react' }>, number: number): boolean {
  const since = offerTo(combat, reactorId)?.since;
  return since !== undefined && number >= since;
}

/** What of a step stands on the roll that it is of. A roll says nothing of creatures whom players do not know of. */
function takenRoll({ id: fightId, entry }: Fight, step: TakenStep) {
  if (step.name !== 'damage' && step.name !== 'heal') return null;
  const target = entry.combat.combatants.find(({ id, hidden }) => id === step.targetId && !hidden);
  if (!target) return null;
  const { id: targetId, name } = target;
  const type = step.name === 'damage' ? step.type : null;
  return { target: { fightId, targetId, name, way: step.name }, taken: { amount: step.amount, type } };
}

export const step = command(operation, {
  may: policies['combat.step'],
  find: findAccess,
  run: async (call) => {
    const { tx, actor, input, subject } = call;
    const leads = policies['combat.open'](actor, subject) === true;
    // Before sheets and fight, in the order in which an undo holds them.
    const held = input.of && (await appliedRolls.holdRoll(tx, { userId: personOf(actor).id, campaignId: input.campaignId, ...input.of }));
    const isAnswer = isSave(input.step) || input.step.name === 'react';
    const transaction = await lockCombat(isAnswer ? { ...call, input: { campaignId: input.campaignId } } : call, { leads });
    const { combat, number } = transaction.fight.entry;
    const isLate = number !== input.number && input.step.name === 'react' && !isStillOffered(combat, input.step, input.number);
    if (isLate) throw new Refusal('combat.moved');
    if (isSave(input.step) && !isStillAsked(combat, input.step.saverIds, input.number)) throw new Refusal('combat.moved');
    const given = takenRoll(transaction.fight, input.step);
    if (held && given) appliedRolls.refuseTwice(held, given.target);
    await takeStep(transaction, { id: personOf(actor).id, leads }, input.step, {
      placing: input.placing,
      isOff: leads && input.offMap === true,
    });
    if (held && given) await appliedRolls.keepTaken(tx, held, given.target, { ...given.taken, position: transaction.fight.entry.number });
    await publishCombatResult(transaction);
    seating.announceReturn(tx, subject, personOf(actor).id);
    return seeCombat(tx.sql, actor, subject, transaction.fight);
  },
});
