import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import type { CampaignChange } from '#contract/play/campaigns-shapes.ts';
import { campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { listParticipants } from './campaigns.store.ts';
import { findSeating } from './seats.store.ts';

/**
 * Tells the table how it is seated and the person that their seat has changed; what they follow is judged anew, unless without
 * a `kernel` they are there for the first time.
 */
export async function announceSeat(
  tx: Tx,
  kernel: Pick<Kernel, 'sessionInvalidation'> | null,
  campaignId: string,
  userId: string,
): Promise<void> {
  await announcePeople(tx, campaignId, userId);
  tx.emit(personTopic(userId), { type: 'campaigns.changed', campaignId, change: null });
  if (kernel) tx.afterCommit(() => kernel.sessionInvalidation.invalidate(userId));
}

/** Tells the table how it is seated after a change of one seat. */
export async function announcePeople(tx: Tx, campaignId: string, userId: string): Promise<void> {
  const { isPrivateRun, ...seating } = await findSeating(tx.sql, campaignId, userId);
  const participants = await listParticipants(tx.sql, campaignId, campaignServerLimits.participantsNamed);
  // Who hosts a private run depends on who has left it.
  const change: CampaignChange | null = isPrivateRun ? null : { people: { ...seating, participants, userId } };
  tx.emit(campaignTopic(campaignId), { type: 'campaigns.changed', campaignId, change });
}

/** Says that somebody plays no longer: whatever waits for them lets go. */
export function announceUnseated(tx: Tx, campaignId: string, userId: string): void {
  tx.emit(campaignTopic(campaignId), { type: 'campaigns.unseated', campaignId, userId });
}
