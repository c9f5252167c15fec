import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Reader } from '#domain/permissions/audience.ts';
import { TableLore } from '#domain/world/lore/table-lore.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Damaged, readStored, readableOf, restOf } from '#server/kernel/database/stored.ts';
import { openDocument, documentStore, removedOnPlayedBranch } from '#server/features/campaign-documents/index.ts';
import { pastOf } from './find-entry.ts';

/** What may be shown to somebody, as a condition on an entry's `data`. */
const readableBy = ({ id, builds }: Reader): SQL => raw`
  (${builds} or data->>'audience' = 'everyone' or (jsonb_typeof(data->'audience') = 'array' and data->'audience' ? ${id}))`;

const read = (rows: Record<string, unknown>[]) =>
  readableOf(
    TableLore,
    rows.map(({ key, data }) => ({ id: String(key), data: openDocument('lore', data) })),
    'entry',
  );

/** The entries of a campaign's own lore that somebody may know of, by name; their texts still hold every passage. */
export async function selectTableLore(sql: Sql, campaignId: string, reader: Reader): Promise<TableLore[]> {
  const { rows } = await sql.execute(raw`
    select key, data from document where campaign_id = ${campaignId} and kind = 'lore' and ${readableBy(reader)}
    order by lower(data->>'name'), key`);
  return read(rows);
}

/**
 * Those of them that are versions of the entries named, or whose name or an alias occurs somewhere in a text; at most so many.
 */
export async function selectTableLoreNamed(
  sql: Sql,
  campaignId: string,
  reader: Reader,
  { ids, text, limit }: { ids: readonly string[]; text: string; limit: number },
): Promise<TableLore[]> {
  const within = text.toLowerCase();
  const { rows } = await sql.execute(raw`
    select key, data from document where campaign_id = ${campaignId} and kind = 'lore' and ${readableBy(reader)}
      and (key = any(${raw.param([...ids])}::text[]) or position(lower(regexp_replace(data->>'name', '^(the|a|an) ', '', 'i')) in ${within}) > 0
        or exists (select 1 from jsonb_array_elements_text(case jsonb_typeof(data->'aliases') when 'array' then data->'aliases' else '[]' end) as alias where position(lower(alias) in ${within}) > 0))
    order by position limit ${limit}`);
  return read(rows);
}

const ManyRow = z.object({ many: z.int() });

/** How many entries of its own a campaign has. */
export async function countTableLore(sql: Sql, campaignId: string): Promise<number> {
  const { rows } = await sql.execute(raw`select count(*)::int as many from document where campaign_id = ${campaignId} and kind = 'lore'`);
  return ManyRow.parse(rows[0]).many;
}

/** What a list shows of an entry of which only that can be told. */
const nameOf = z.object({ id: z.string(), name: z.string().catch('Damaged entry') });

/** Entries that stand in a campaign's own lore and cannot be read. */
export async function listDamagedTableLore(sql: Sql, campaignId: string): Promise<{ id: string; name: string }[]> {
  const rows = await documentStore.listDocuments(sql, campaignId, 'lore');
  return rows.flatMap(({ key: id, data }) => {
    const isWhole = !(readStored(TableLore, data, { what: 'entry', id }) instanceof Damaged);
    return isWhole ? [] : [restOf(nameOf, data, id)];
  });
}

/** Entries that were taken out on the branch played now and of which a version can be read, by name. */
export async function listRemovedTableLore(sql: Sql, campaignId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql.execute(raw`
    select key as id, data->>'name' as name, data from ${removedOnPlayedBranch(campaignId, 'lore')} as last_versions
    order by lower(data->>'name'), key`);
  const removed: { id: string; name: string }[] = [];
  for (const row of rows) {
    const entry = nameOf.parse(row);
    const isWhole = TableLore.safeParse(row['data']).success;
    if (isWhole || (await pastOf(sql, { campaignId, entryId: entry.id })).length > 0) removed.push(entry);
  }
  return removed;
}
