import { dungeonMasterTopics } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { listMaps } from '#server/features/battle-maps/battle-maps.store.ts';

/** Tells a campaign's Dungeon Masters which battle maps it has now. */
export async function tellList(tx: Tx, table: TableAccess): Promise<void> {
  const { campaignId } = table;
  const maps = await listMaps(tx.sql, campaignId);
  for (const topic of dungeonMasterTopics(table)) tx.emit(topic, { type: 'battleMaps.listed', campaignId, maps });
}
