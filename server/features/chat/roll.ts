import { rollD20 } from '#domain/dice.ts';
import { personOf, policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { roll as operation } from '#contract/chat.ts';
import { command } from '#server/kernel/handle.ts';
import { findStanding } from '#server/features/campaigns/index.ts';
import { postMessage } from './post-message.ts';

export const roll = command(operation, {
  may: policies['chat.roll'],
  find: findStanding,
  run: async ({ tx, actor, input, kernel }) => {
    const { id: authorId, name: authorName } = personOf(actor);
    const thrown = rollD20(kernel.dice, { modifier: 0, advantage: 'none', label: 'd20', against: null });
    const message = await postMessage(tx, {
      ...input,
      authorId,
      authorName,
      role: 'system',
      content: `${authorName} rolls a d20: ${thrown.total}`,
      audience: null,
      throws: [thrown],
      telling: null,
    });
    if (message.authorId !== authorId || message.campaignId !== input.campaignId) throw new Refusal('message.idTaken');
    return message;
  },
});
