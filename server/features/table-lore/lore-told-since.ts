import { seenTableLore, TableLore } from '#domain/world/lore/table-lore.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readableOf } from '#server/kernel/database/stored.ts';
import { recordStore } from '#server/features/records/index.ts';

/** Beyond every position. */
const NOW = Number.MAX_SAFE_INTEGER;

/** The names of entries of a campaign's own lore that everyone reads, and reads otherwise than at a position of the line played now. */
export async function loreToldSince(sql: Sql, campaignId: string, after: number): Promise<string[]> {
  const before = await wordsAt(sql, campaignId, after);
  const now = await wordsAt(sql, campaignId, NOW);
  return [...now].flatMap(([id, { name, words }]) => (before.get(id)?.words === words ? [] : [name]));
}

async function wordsAt(sql: Sql, campaignId: string, position: number): Promise<Map<string, { name: string; words: string }>> {
  const records = await recordStore.listRecordsAt(sql, campaignId, 'lore', position);
  const rows = records.map(({ key, data }) => ({ id: key, data }));
  const seen = readableOf(TableLore, rows, 'entry').flatMap((entry) => seenTableLore(entry, { id: '', builds: false }) ?? []);
  return new Map(seen.map((entry) => [entry.id, { name: entry.name, words: JSON.stringify(entry) }]));
}
