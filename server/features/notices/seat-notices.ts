import type { Tx } from '#server/kernel/calls/kernel.ts';
import { notifyPeople, withdrawNotices } from './notify.ts';
import { findLeaders } from './tables.store.ts';
import { subjects } from './notice-subjects.ts';

interface Approach {
  campaignId: string;
  userId: string;
}

/** Tells those who lead a table that somebody asks for a seat, or took one by their invitation. */
export async function notifyOfApproach(tx: Tx, { campaignId, userId, asks }: Approach & { asks: boolean }): Promise<void> {
  const leaders = (await findLeaders(tx.sql, campaignId)).filter((id) => id !== userId);
  const about = { userIds: leaders, campaignId, aboutId: userId, subject: subjects.seat(campaignId, userId) };
  await notifyPeople(tx, { kind: asks ? 'seatRequested' : 'seatTaken' }, about);
}

/** Somebody asks for a seat no longer. */
export function withdrawApproach(tx: Tx, { campaignId, userId }: Approach): Promise<void> {
  return withdrawNotices(tx, { campaignId, subject: subjects.seat(campaignId, userId), kinds: ['seatRequested'] });
}
