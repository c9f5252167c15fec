import { submitIntent } from '#domain/turn.ts';
import { listener } from '#server/kernel/kernel.ts';
import { takeStep } from './take-step.ts';

/** Keeps what players write while their hand is up as their intent. */
export const collectIntents = listener('chat.posted', async (tx, events) => {
  for (const { message, awaits } of events) {
    const author = message.authorId;
    if (awaits === 'intent' && author !== null) {
      await takeStep(tx, message.campaignId, (turn) => submitIntent(turn, author, message.content, tx.now));
    }
  }
});
