import { randomUUID } from 'node:crypto';
import { personTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findSettings, seating } from '#server/features/campaigns/index.ts';
import { notifyOfApproach } from '#server/features/notices/index.ts';
import { announceRequest } from './announce-request.ts';
import { deleteSeatRequest, insertSeatRequest } from './seat-requests.store.ts';
import type { AskedSeat } from './seat-requests.store.ts';

interface Entering {
  campaignId: string;
  userId: string;
  seat: AskedSeat;
  /** Whether the person sits there already, who comes back whatever the table asks of others. */
  isSeated: boolean;
}

/**
 * Seats somebody at a table, or asks its DMs for them where these answer first, and tells those concerned. `isNew` says
 * whether anything has changed: whoever sits or waits there already takes nothing from an invitation.
 */
export async function enterCampaign(tx: Tx, { campaignId, userId, seat, isSeated }: Entering): Promise<{ isNew: boolean; waits: boolean }> {
  if (isSeated) return { isNew: false, waits: false };
  await seating.refuseSeat(tx.sql, { campaignId, userId, seat });
  const waits = (await findSettings(tx.sql, campaignId)).entry === 'approve';
  const isNew = waits
    ? await insertSeatRequest(tx.sql, { id: randomUUID(), campaignId, userId, seat }, tx.now)
    : await seating.giveSeat(tx, null, { campaignId, userId, seat });
  const waited = isNew && !waits && (await deleteSeatRequest(tx.sql, campaignId, userId));
  if (isNew && waits) tx.emit(personTopic(userId), { type: 'campaigns.changed', campaignId, change: null });
  if (waited || (isNew && waits)) await announceRequest(tx, campaignId, userId);
  if (isNew) await notifyOfApproach(tx, { campaignId, userId, asks: waits });
  return { isNew, waits };
}
