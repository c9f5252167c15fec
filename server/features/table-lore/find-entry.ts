import { limits } from '#domain/limits/limits.ts';
import { TableLore } from '#domain/world/lore/table-lore.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Damaged, readStored, requireStored } from '#server/kernel/database/stored.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';

export interface OfEntry {
  campaignId: string;
  entryId: string;
}

/** Which document an entry is. */
export const documentOf = ({ campaignId, entryId }: OfEntry) => ({ campaignId, kind: 'lore', key: entryId }) as const;

/** An entry of the campaign's own, held until the transaction ends; null when there is none. */
export async function lockEntry(sql: Sql, which: OfEntry): Promise<TableLore | null> {
  const data = await documentStore.lockDocument(sql, documentOf(which));
  return data === null ? null : requireStored(TableLore, data, { what: 'entry', id: which.entryId });
}

/** A state in which an entry once was. */
export interface PastEntry extends Omit<documentStore.Version, 'data'> {
  entry: TableLore;
}

/** The states an entry was in on the branch played now, the latest first; of a long past the last. */
export async function pastOf(sql: Sql, which: OfEntry): Promise<PastEntry[]> {
  const versions = await documentStore.listVersions(sql, documentOf(which), { limit: limits.tableLorePast });
  return versions.flatMap(({ data, ...version }) => {
    const entry = data === null ? null : readStored(TableLore, data, { what: 'entry', id: which.entryId });
    return entry === null || entry instanceof Damaged ? [] : [{ ...version, entry }];
  });
}
