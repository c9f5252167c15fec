import { withTargets } from '#domain/check/force-saves.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { reach as operation } from '#contract/play/checks.ts';
import { dungeonMasterTopics } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import { findCharacterAccess, lockCharacters } from '#server/features/characters/index.ts';
import { checkMessages } from '#server/features/chat/index.ts';
import { answerFor } from './answer.ts';

export const reach = command(operation, {
  may: policies['checks.reach'],
  find: findCharacterAccess,
  run: async ({ tx, actor, kernel, subject, input: { campaignId, messageId, characterId, heroes, creatures } }) => {
    if (creatures.length > 0 && policies['combat.open'](actor, subject) !== true) throw new Refusal('check.creaturesByDm');
    const held = await checkMessages.holdCheck(tx, { userId: personOf(actor).id, campaignId, messageId });
    if (held.check.cause?.characterId !== characterId) throw new Refusal('check.notAsked');
    if (held.check.isClosed) throw new Refusal('check.closed');
    const found = await lockCharacters(tx.sql, campaignId, heroes);
    if (heroes.some((id) => !found.has(id))) throw new Refusal('character.notFound');
    const dice = await tableDice(tx, kernel, campaignId, held.message.audience !== null);
    const check = withTargets(held.check, { heroes: [...found.values()], creatures, now: tx.now }, dice);
    if (check === null) throw new Refusal('check.tooMany');
    return answerFor(actor, subject, await checkMessages.changeCheck(tx, messageId, check, dungeonMasterTopics(subject)));
  },
});
