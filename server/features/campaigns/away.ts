import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { announcePeople } from './announce-seat.ts';
import { saveAway } from './seats.store.ts';

/** A player, and whether they are away. */
interface Away {
  campaignId: string;
  userId: string;
  isAway: boolean;
}

/** Keeps that a player is away or back, and tells the table how it is seated; answers what they are called, null where it was so before. */
export async function markAway(tx: Tx, { campaignId, userId, isAway }: Away): Promise<string | null> {
  const name = await saveAway(tx.sql, campaignId, userId, isAway);
  if (name !== null) await announcePeople(tx, campaignId, userId);
  return name;
}

/** Says that somebody who was said to be away acts or writes, so that they are back; of all others it says nothing. */
export function announceReturn(tx: Tx, { campaignId, isAway }: Pick<Away, 'campaignId' | 'isAway'>, userId: string): void {
  if (isAway) tx.emit(campaignTopic(campaignId), { type: 'campaigns.returned', campaignId, userId });
}

export { findSeat, listAway } from './seats.store.ts';
