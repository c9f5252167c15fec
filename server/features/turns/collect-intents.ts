import { isUp, submitIntent } from '#domain/turn/turn.ts';
import { listener } from '#server/kernel/calls/kernel.ts';
import { messageStore } from '#server/features/chat/index.ts';
import { takeStep } from './take-step.ts';

/** Keeps what players write while their hand is up as their intent. */
export const collectIntents = listener('chat.posted', async (tx, events) => {
  for (const { message, awaits } of events) {
    const author = message.authorId;
    if (awaits === 'intent' && author !== null) {
      const turn = await takeStep(tx, message.campaignId, (before) => submitIntent(before, author, message.content, tx.now));
      if (isUp(turn, author)) await messageStore.saveIntentCycle(tx.sql, message.id, turn.cycle);
    }
  }
});
