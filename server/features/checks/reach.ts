import type { AskedCheck } from '#domain/check/check.ts';
import { withTargets } from '#domain/check/force-saves.ts';
import type { Reached } from '#domain/check/force-saves.ts';
import { exhaustionPenaltyOf } from '#domain/combat/effects/condition.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { reach as operation } from '#contract/play/checks.ts';
import { dungeonMasterTopics } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { Damaged } from '#server/kernel/database/stored.ts';
import { findCharacterAccess, lockCharacters } from '#server/features/characters/index.ts';
import { checkMessages } from '#server/features/chat/index.ts';
import { fightStore } from '#server/features/combat/index.ts';
import { answerFor } from './answer.ts';

export const reach = command(operation, {
  may: policies['checks.reach'],
  find: findCharacterAccess,
  run: async ({ tx, actor, kernel, subject, input }) => {
    const { campaignId, messageId, characterId, heroes } = input;
    const leads = policies['combat.open'](actor, subject) === true;
    if (input.creatures.length > 0 && !leads) throw new Refusal('check.creaturesByDm');
    const held = await checkMessages.holdCheck(tx, { userId: personOf(actor).id, campaignId, messageId });
    if (held.check.cause?.characterId !== characterId) throw new Refusal('check.notAsked');
    if (held.check.isClosed) throw new Refusal('check.closed');
    const found = await lockCharacters(tx.sql, campaignId, heroes);
    if (heroes.some((id) => !found.has(id))) throw new Refusal('character.notFound');
    const creatures = [...input.creatures, ...(await creaturesOfFight(tx, held.check, input, leads))];
    const dice = await tableDice(tx, kernel, campaignId, held.message.audience !== null);
    const check = withTargets(held.check, { heroes: [...found.values()], creatures, now: tx.now }, dice);
    if (check === null) throw new Refusal('check.tooMany');
    return answerFor(actor, subject, await checkMessages.changeCheck(tx, messageId, check, dungeonMasterTopics(subject)));
  },
});

/** Those creatures of the fight that goes on, each with what it adds to the save there. */
async function creaturesOfFight(
  tx: Tx,
  { what }: AskedCheck,
  { campaignId, combatants }: { campaignId: string; combatants: readonly string[] },
  leads: boolean,
): Promise<Reached['creatures']> {
  if (combatants.length === 0 || what.kind !== 'save') return [];
  const fight = await fightStore.findFight(tx.sql, campaignId);
  if (!fight || fight instanceof Damaged || fight.entry.combat.phase !== 'running') throw new Refusal('combat.notFound');
  return [...new Set(combatants)].map((id) => {
    const one = fight.entry.combat.combatants.find((each) => each.id === id);
    if (!one || one.kind === 'hero' || one.dead || (one.hidden && !leads)) throw new Refusal('combat.moved');
    const modifier = one.saves[what.ability] - exhaustionPenaltyOf(one);
    return { name: one.name, modifier, creature: { fightId: fight.id, id } };
  });
}
