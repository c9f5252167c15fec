import { MapMarks, unmarked } from '#domain/maps/map.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { requireStored } from '#server/kernel/database/stored.ts';
import { findRecord, holdTable, saveRecord } from '#server/features/records/index.ts';
import type { Doer } from '#server/features/records/index.ts';

/** What happens to a map. */
type MapChange = 'pinAdded' | 'pinChanged' | 'pinRemoved' | 'fogLifted' | 'fogLaid' | 'fogOn' | 'fogOff';

const recordOf = (campaignId: string) => ({ campaignId, kind: 'map', key: 'map' }) as const;

/** What stands on a campaign's map. */
export async function findMarks(sql: Sql, campaignId: string): Promise<MapMarks> {
  const data = await findRecord(sql, recordOf(campaignId));
  return data === null ? unmarked : requireStored(MapMarks, data, { what: 'map', id: campaignId });
}

/** Changes what stands on the map, one change after the other, and tells the table that it has; what, each one asks. */
export async function mark(
  tx: Tx,
  campaignId: string,
  by: Doer,
  change: (before: MapMarks) => { marks: MapMarks; what: MapChange },
): Promise<MapMarks> {
  await holdTable(tx.sql, campaignId);
  const { marks, what } = change(await findMarks(tx.sql, campaignId));
  await saveRecord(tx.sql, recordOf(campaignId), marks, { by, what: [{ area: 'map', kind: what }] }, tx.now);
  tx.emit(campaignTopic(campaignId), { type: 'maps.changed', campaignId });
  return marks;
}
