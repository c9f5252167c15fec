import { withAppliedInFight } from '#domain/check/apply-damage.ts';
import { creaturesOpen } from '#domain/check/damage-taken.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';
import { applyInFight as operation } from '#contract/play/checks.ts';
import { dungeonMasterTopics } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findCharacterAccess } from '#server/features/characters/index.ts';
import { checkMessages } from '#server/features/chat/index.ts';
import { fightSteps, lockFightOf, publishCombatResult } from '#server/features/combat/index.ts';
import { answerFor } from './answer.ts';

export const applyInFight = command(operation, {
  may: policies['checks.applyInFight'],
  find: findCharacterAccess,
  run: async ({ tx, actor, kernel, subject, input: { campaignId, messageId, characterId } }) => {
    const { id, name } = personOf(actor);
    // Before sheets and fight, in the order in which a step of the fight holds them.
    const held = await checkMessages.holdCheck(tx, { userId: id, campaignId, messageId });
    if (held.check.cause?.characterId !== characterId) throw new Refusal('check.notAsked');
    const fight = await lockFightOf(tx, kernel, { campaignId, settings: subject.settings(), by: { id, name }, actor: id });
    if (fight?.fight.entry.combat.phase !== 'running') throw new Refusal('combat.notFound');
    const { combat } = fight.fight.entry;
    const living = combat.combatants.filter(({ dead }) => !dead).map((each) => each.id);
    const hits = creaturesOpen(held.check, fight.fight.id).filter((hit) => living.includes(hit.id));
    if (hits.length === 0) {
      // Pressed twice, or by the player and a Dungeon Master at once: it is taken once.
      if (held.check.rollers.some(({ creature, applied }) => creature?.fightId === fight.fight.id && applied))
        return answerFor(actor, subject, held);
      throw new Refusal('check.noDamage');
    }
    await fightSteps.deal(fight, id, {
      name: 'deal',
      actorId: heroOf(combat, characterId)?.id ?? null,
      hits: hits.map(({ id: targetId, damage, effects }) => ({
        targetId,
        effects,
        damage: damage.map(({ amount, type }) => ({ amount, type: damageTypes.find((each) => each === type) ?? null })),
      })),
    });
    const taken = { fightId: fight.fight.id, position: fight.fight.entry.number };
    await publishCombatResult(fight);
    const check = withAppliedInFight(held.check, taken, hits);
    return answerFor(actor, subject, await checkMessages.changeCheck(tx, messageId, check, dungeonMasterTopics(subject)));
  },
});
