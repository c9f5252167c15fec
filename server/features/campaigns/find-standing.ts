import type { Actor } from '#domain/account.ts';
import type { Sql } from '#server/kernel/database.ts';
import { batchLoader } from '#server/kernel/batch-loader.ts';
import type { Tx } from '#server/kernel/kernel.ts';
import { lockSeats } from './seats.store.ts';
import { findStandings } from './campaigns.store.ts';
import type { TableStanding } from './campaigns.store.ts';

interface AboutCampaign {
  actor: Actor;
  input: { campaignId: string };
}

const read = batchLoader(findStandings);

/** The subject of everything that is about one campaign: where the asking person stands towards it. */
export async function findStanding(call: AboutCampaign & ({ sql: Sql } | { tx: Tx })): Promise<TableStanding> {
  const userId = call.actor.kind === 'person' ? call.actor.id : null;
  return read('tx' in call ? call.tx.sql : call.sql, { userId, campaignId: call.input.campaignId });
}

/** The same for what changes who sits there or whether it stands: others who do so wait until this is done. */
export async function lockStanding(call: AboutCampaign & { tx: Tx }): Promise<TableStanding> {
  await lockSeats(call.tx.sql, call.input.campaignId);
  return findStanding(call);
}
