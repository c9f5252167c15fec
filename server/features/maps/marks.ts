import { MapMarks, unmarked } from '#domain/maps/map.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { requireStored } from '#server/kernel/database/stored.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { announceMarks } from './announce-marks.ts';
import type { MarkedMap } from './marked-map.ts';

/** What happens to a map. */
type MapHappening = 'pinAdded' | 'pinChanged' | 'pinRemoved' | 'fogLifted' | 'fogLaid' | 'fogOn' | 'fogOff';

const documentOf = (campaignId: string) => ({ campaignId, kind: 'map', key: 'map' }) as const;

/** What stands on a campaign's map. It may be newer than its revision, and then what follows that is heard once more. */
export async function findMarks(sql: Sql, campaignId: string): Promise<MarkedMap> {
  const revision = await documentStore.findRevision(sql, campaignId, 'map');
  const data = await documentStore.findDocument(sql, documentOf(campaignId));
  return { marks: data === null ? unmarked : requireStored(MapMarks, data, { what: 'map', id: campaignId }), revision };
}

/** Changes what stands on the map, one change after the other, and tells those who lead and the players what they may know of it. */
export async function mark(
  tx: Tx,
  table: TableAccess,
  by: documentStore.Doer,
  change: (before: MapMarks) => { marks: MapMarks; what: MapHappening },
): Promise<MarkedMap> {
  const { campaignId } = table;
  await documentStore.holdTable(tx.sql, campaignId);
  const before = await findMarks(tx.sql, campaignId);
  const { marks, what } = change(before.marks);
  await documentStore.saveDocument(tx.sql, documentOf(campaignId), marks, { by, summary: [{ area: 'map', kind: what }] }, tx.now);
  const after = { marks, revision: await documentStore.findRevision(tx.sql, campaignId, 'map') };
  await announceMarks(tx, table, before, after);
  return after;
}
