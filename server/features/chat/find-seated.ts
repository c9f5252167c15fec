import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findAccessOfMany } from '#server/features/campaigns/index.ts';

/** Answers who of these has a seat at which table; asks the database once, and not at all for nobody. */
export async function findSeated(
  tx: Tx,
  pairs: { userId: string; campaignId: string }[],
): Promise<(userId: string, campaignId: string) => boolean> {
  if (pairs.length === 0) return () => false;
  const accesses = await findAccessOfMany(tx.sql, pairs);
  const seated = new Set(pairs.flatMap(({ userId, campaignId }, n) => (accesses[n]?.seat ? [`${campaignId} ${userId}`] : [])));
  return (userId, campaignId) => seated.has(`${campaignId} ${userId}`);
}
