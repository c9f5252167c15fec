import type { Actor } from '#domain/account/account.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { batchLoader } from '#server/kernel/database/batch-loader.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { lockSeats } from './seats.store.ts';
import { findAccessOfMany } from './campaigns.store.ts';
import type { TableAccess } from './campaigns.store.ts';

interface AboutCampaign {
  actor: Actor;
  input: { campaignId: string };
}

const read = batchLoader(findAccessOfMany);

/** The access of the calling person to one campaign: the subject of every operation about it. */
export async function findAccess(call: AboutCampaign & ({ sql: Sql } | { tx: Tx })): Promise<TableAccess> {
  const userId = call.actor.kind === 'person' ? call.actor.id : null;
  return read('tx' in call ? call.tx.sql : call.sql, { userId, campaignId: call.input.campaignId });
}

/** Holds the seats that a command changes until the transaction ends: such commands run one after the other. */
export function lockSeatsOf({ tx, input }: { tx: Tx; input: { campaignId: string } }): Promise<void> {
  return lockSeats(tx.sql, input.campaignId);
}
