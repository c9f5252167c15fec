import type { Person } from '#domain/account/account.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { rewindTo } from '#server/features/narrator/index.ts';
import { lines } from '#server/features/records/index.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { findSpot } from './find-spot.ts';

interface Departure {
  campaignId: string;
  position: number;
  lineId?: string | undefined;
  /** What the new line is called; null to go back without giving it a name. */
  name: string | null;
  by: Person;
}

/**
 * Goes on from a position on a new line, at a table that is held. Going back to where nothing happened since is refused; a
 * branch may begin there.
 */
export async function leaveLine(tx: Tx, { campaignId, position, lineId, name, by }: Departure): Promise<{ lineId: string }> {
  const spot = await findSpot(tx.sql, { campaignId, position, lineId });
  if (name === null && spot.isLast && spot.isPlayed) throw new Refusal('history.isNow');
  const kept = spot.isLast ? await lines.takePosition(tx.sql) : position;
  const text =
    name === null
      ? `${by.name} has gone back to an earlier moment. The story goes on from here; what came after is kept.`
      : `${by.name} has begun the branch “${name}”. The story goes on from here; the other line is kept.`;
  return { lineId: await rewindTo(tx, { campaignId, leaves: spot.lineId, position: kept, name, createdBy: by.id, text }) };
}
