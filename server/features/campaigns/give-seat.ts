import { Refusal } from '#domain/refusals/refusals.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { announceSeat } from './announce-seat.ts';
import { seatPerson } from './campaigns.store.ts';
import { isFull } from './private-runs.store.ts';
import { refuseAlikeSeat } from './refuse-alike-names.ts';

export { announceReturn, findSeat, listAway, markAway } from './away.ts';

interface NewSeat {
  campaignId: string;
  userId: string;
  seat: Seat;
}

/** Refuses a seat to somebody at a table that is full, or whose name would be taken for another's there. `isGiven` says that somebody else gives it. */
export async function refuseSeat(sql: Sql, { isGiven = false, ...seat }: NewSeat & { isGiven?: boolean }): Promise<void> {
  if (await isFull(sql, seat.campaignId)) throw new Refusal('campaign.isFull');
  await refuseAlikeSeat(sql, { ...seat, isGiven });
}

/**
 * Gives a seat and tells those concerned; false when the person has one already. With a `kernel` what the person follows is
 * judged anew: leave it out where they are there for the first time.
 */
export async function giveSeat(
  tx: Tx,
  kernel: Pick<Kernel, 'sessionInvalidation'> | null,
  { campaignId, userId, seat }: NewSeat,
): Promise<boolean> {
  const isNew = await seatPerson(tx.sql, campaignId, userId, seat, tx.now);
  if (isNew) await announceSeat(tx, kernel, campaignId, userId);
  return isNew;
}
