import type { Person } from '#domain/account/account.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { rewindTo } from '#server/features/narrator/index.ts';
import { branchStore } from '#server/features/campaign-documents/index.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { findSpot } from './find-spot.ts';

interface Departure {
  campaignId: string;
  position: number;
  branchId?: string | undefined;
  /** What the new branch is called; null to go back without giving it a name. */
  name: string | null;
  by: Person;
}

/**
 * Goes on from a position on a new branch, at a table that is held. Going back to where nothing happened since is refused; a
 * branch may begin there.
 */
export async function leaveBranch(tx: Tx, { campaignId, position, branchId, name, by }: Departure): Promise<{ branchId: string }> {
  const spot = await findSpot(tx.sql, { campaignId, position, branchId });
  if (name === null && spot.isLast && spot.isPlayed) throw new Refusal('history.isNow');
  const kept = spot.isLast ? await branchStore.takePosition(tx.sql) : position;
  const text =
    name === null
      ? `${by.name} has gone back to an earlier moment. The story goes on from here; what came after is kept.`
      : `${by.name} has begun the branch “${name}”. The story goes on from here; the other branch is kept.`;
  return { branchId: await rewindTo(tx, { campaignId, leaves: spot.branchId, position: kept, name, createdBy: by.id, text }) };
}
