import { limits } from '#domain/limits/limits.ts';
import { listener } from '#server/kernel/calls/kernel.ts';
import { findSettings } from '#server/features/campaigns/index.ts';
import { queueEmails } from './turn-emails.store.ts';

/** Where actions are collected for an hour or longer, people are written to when a cycle opens. */
export const noteOpenings = listener('turns.changed', async (tx, events) => {
  for (const { turn } of events) {
    const { campaignId, cycle, endsAt, collectingStartedAt, collectingTimeout, hands } = turn;
    if (collectingTimeout < limits.postSeconds || collectingStartedAt !== tx.now.toISOString()) continue;
    const except = hands.map(({ userId }) => userId);
    await queueEmails(tx.sql, { campaignId, cycle, reason: 'opened', endsAt, except }, tx.now);
  }
});

/** And when its answer is told. */
export const noteAnswers = listener('chat.posted', async (tx, events) => {
  for (const { message } of events) {
    const { campaignId, narration } = message;
    if (narration?.cause !== 'turn' || narration.cycle === null) continue;
    if ((await findSettings(tx.sql, campaignId)).collectingSeconds < limits.postSeconds) continue;
    await queueEmails(tx.sql, { campaignId, cycle: narration.cycle, reason: 'answered', endsAt: null, except: [] }, tx.now);
  }
});
