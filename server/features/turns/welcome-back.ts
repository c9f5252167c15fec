import { listener } from '#server/kernel/calls/kernel.ts';
import { seating } from '#server/features/campaigns/index.ts';
import { postSystemLine } from '#server/features/chat/index.ts';

/** What the table reads when somebody plays their hero again. */
export const backLine = (name: string) => `${name} is back, and plays their hero again.`;

/** Whoever acts or writes is away no longer, and the table is told so. */
export const welcomeBack = listener('campaigns.returned', async (tx, events) => {
  for (const { campaignId, userId } of events) {
    const name = await seating.markAway(tx, { campaignId, userId, isAway: false });
    if (name !== null) await postSystemLine(tx, campaignId, backLine(name));
  }
});
