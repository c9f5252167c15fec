import { withHelp } from '#domain/check/help-check.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { help as operation } from '#contract/play/checks.ts';
import { dungeonMasterTopics } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findCharacterAccess, sheets } from '#server/features/characters/index.ts';
import { checkMessages } from '#server/features/chat/index.ts';
import { answerFor } from './answer.ts';

export const help = command(operation, {
  may: policies['checks.help'],
  find: findCharacterAccess,
  run: async ({ tx, actor, subject, input: { campaignId, messageId, characterId, helps } }) => {
    const held = await checkMessages.holdCheck(tx, { userId: personOf(actor).id, campaignId, messageId });
    const helped = withHelp(held.check, await sheets.holdCharacter(tx, campaignId, characterId), helps);
    if (helped === 'tooLate') throw new Refusal('check.helpTooLate');
    if (helped === 'refused') throw new Refusal('check.helpRefused');
    return answerFor(actor, subject, await checkMessages.changeCheck(tx, messageId, helped, dungeonMasterTopics(subject)));
  },
});
