import { everyone } from '#domain/permissions/audience.ts';
import { seenTableLore, TableLore } from '#domain/world/lore/table-lore.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readableOf } from '#server/kernel/database/stored.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';

/** Beyond every position. */
const NOW = Number.MAX_SAFE_INTEGER;

/** The names of entries of a campaign's own lore that everyone reads, and reads otherwise than at a position of the branch played now. */
export async function loreSharedSince(sql: Sql, campaignId: string, after: number): Promise<string[]> {
  const before = await textAt(sql, campaignId, after);
  const now = await textAt(sql, campaignId, NOW);
  return [...now].flatMap(([id, { name, text }]) => (before.get(id)?.text === text ? [] : [name]));
}

async function textAt(sql: Sql, campaignId: string, position: number): Promise<Map<string, { name: string; text: string }>> {
  const records = await documentStore.listDocumentsAt(sql, campaignId, 'lore', position);
  const rows = records.map(({ key, data }) => ({ id: key, data }));
  const seen = readableOf(TableLore, rows, 'entry').flatMap((entry) => seenTableLore(entry, everyone) ?? []);
  return new Map(seen.map((entry) => [entry.id, { name: entry.name, text: JSON.stringify(entry) }]));
}
