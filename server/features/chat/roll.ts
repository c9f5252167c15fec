import { rollD20 } from '#domain/dice/dice.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { rollText, rollOf, tellDiceRefusal } from '#domain/dice/expression.ts';
import { audienceOf } from '#domain/chat/message-audience.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { roll as operation } from '#contract/play/chat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findSeated } from './find-seated.ts';
import { postMessage } from './post-message.ts';

export const roll = command(operation, {
  may: policies['chat.roll'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { id, campaignId, dice, to }, kernel }) => {
    const { id: authorId, name: authorName } = personOf(actor);
    if (to.kind === 'player') {
      const isSeated = await findSeated(tx, [{ userId: to.userId, campaignId }]);
      if (!isSeated(to.userId, campaignId)) throw new Refusal('message.recipientUnknown');
    }
    const { result, what, isCut } = rollWritten(kernel.dice, dice);
    const message = await postMessage(tx, {
      id,
      campaignId,
      authorId,
      authorName,
      role: 'system',
      content: `${authorName} rolls ${what}: ${result.total}${isCut ? '. The dice ran out before all had been rolled.' : ''}`,
      audience: audienceOf(to, authorId, subject.dms),
      rolls: [result],
      narration: null,
    });
    if (message.authorId !== authorId || message.campaignId !== campaignId) throw new Refusal('message.idTaken');
    return message;
  },
});

/** Rolls what is written, or a d20; refuses what cannot be read in the words of whoever reads dice. */
function rollWritten(dice: Dice, text: string | undefined): { result: Roll; what: string; isCut: boolean } {
  if (text === undefined) {
    return { result: rollD20(dice, { modifier: 0, advantage: 'none', label: 'd20', against: null }), what: 'a d20', isCut: false };
  }
  const answer = rollText(dice, text);
  if (!answer.ok) throw new Refusal('dice.unreadable', tellDiceRefusal(answer.refused));
  const { label, text: written, cut } = answer.value;
  return { result: rollOf(answer.value), what: label ? `${written} (${label})` : written, isCut: cut };
}
