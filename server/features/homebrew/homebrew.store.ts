import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import type { KeptEntry } from '#domain/homebrew/entry.ts';
import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { documentKind, migrate, numbered } from '#server/kernel/database/document-kind.ts';
import { Damaged, readStored, requireStored } from '#server/kernel/database/stored.ts';

const document = documentKind('homebrew');
/** An entry as it is stored, with who wrote it last. */
export const StoredEntry = z.object({ entry: HomebrewEntry, updatedBy: z.object({ id: z.string(), name: z.string() }) });

const Row = z.object({ id: z.string(), revision: z.int(), updatedAt: z.coerce.date(), data: z.unknown() });
const columns = raw`id, revision, updated_at as "updatedAt", data`;
const what = 'homebrew entry';

function opened(row: unknown): KeptEntry | Damaged {
  const { id, revision, updatedAt, data } = Row.parse(row);
  const stored = readStored(StoredEntry, migrate(document, data), { what, id });
  return stored instanceof Damaged ? stored : { ...stored, revision, updatedAt: updatedAt.toISOString() };
}

const readable = (rows: readonly unknown[]): KeptEntry[] =>
  rows.flatMap((row) => {
    const entry = opened(row);
    return entry instanceof Damaged ? [] : [entry];
  });

/** The entries of a campaign that can be read, by their names. */
export async function listEntries(sql: Sql, campaignId: string): Promise<KeptEntry[]> {
  const { rows } = await sql.execute(
    raw`select ${columns} from homebrew where campaign_id = ${campaignId} order by data->'entry'->>'name', id`,
  );
  return readable(rows);
}

/** Some entries of a campaign by their ids; those of another campaign are not among them. */
export async function findEntries(sql: Sql, campaignId: string, ids: readonly string[]): Promise<KeptEntry[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql.execute(
    raw`select ${columns} from homebrew where campaign_id = ${campaignId} and id = any(${raw.param([...ids])}::text[])`,
  );
  return readable(rows);
}

/** One entry of a campaign; null when there is none. Refuses one that cannot be read. */
export async function findEntry(sql: Sql, campaignId: string, id: string): Promise<KeptEntry | null> {
  const { rows } = await sql.execute(raw`select ${columns} from homebrew where campaign_id = ${campaignId} and id = ${id}`);
  if (!rows[0]) return null;
  const entry = opened(rows[0]);
  return entry instanceof Damaged ? requireStored(z.never(), null, { what, id }) : entry;
}

/** The revision, kind and name of an entry, which is held until the transaction ends; null when there is none. */
export async function lockEntry(
  sql: Sql,
  campaignId: string,
  id: string,
): Promise<{ revision: number; kind: string; name: string } | null> {
  const { rows } = await sql.execute<{ revision: number; kind: string; name: string }>(raw`
    select revision, kind, coalesce(data->'entry'->>'name', '') as name from homebrew
    where campaign_id = ${campaignId} and id = ${id} for update`);
  return rows[0] ?? null;
}

const ManyRow = z.object({ many: z.int() });

/** How many entries a campaign has. */
export async function countEntries(sql: Sql, campaignId: string): Promise<number> {
  const { rows } = await sql.execute(raw`select count(*)::int as many from homebrew where campaign_id = ${campaignId}`);
  return ManyRow.parse(rows[0]).many;
}

/** Writes an entry as it stands from now on. */
export async function writeEntry(sql: Sql, campaignId: string, { entry, updatedBy, revision, updatedAt }: KeptEntry): Promise<void> {
  const kind: HomebrewKind = entry.kind;
  const data = JSON.stringify(numbered(document, { entry, updatedBy }));
  await sql.execute(raw`
    insert into homebrew (campaign_id, id, kind, revision, data, updated_at)
    values (${campaignId}, ${entry.id}, ${kind}, ${revision}, ${data}::jsonb, ${updatedAt}::timestamptz)
    on conflict (campaign_id, id) do update set revision = excluded.revision, data = excluded.data, updated_at = excluded.updated_at`);
}

/** Removes an entry. */
export async function deleteEntry(sql: Sql, campaignId: string, id: string): Promise<void> {
  await sql.execute(raw`delete from homebrew where campaign_id = ${campaignId} and id = ${id}`);
}
