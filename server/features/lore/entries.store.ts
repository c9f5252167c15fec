import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { audienceFor, passagesOf, readersOf, withinBoth } from '#domain/permissions/audience.ts';
import type { Reader } from '#domain/permissions/audience.ts';
import type { DamagedPart } from '#domain/world/damaged-part.ts';
import { StoredEntry } from '#domain/world/lore/entry.ts';
import { linkKey, linksIn } from '#domain/world/lore/links.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Damaged, damagedRefusal, readByParts, readStored } from '#server/kernel/database/stored.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const Row = StoredEntry.extend({
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
  removedAt: z.coerce.date().nullable(),
});

/** What of an entry is kept as JSON. */
const Parts = Row.pick({ aliases: true, tags: true, audience: true, source: true, versions: true });
const Readers = z.array(z.string()).nullable();

/** A row as an entry; null where it is damaged. */
function toEntry(row: Record<string, unknown>): StoredEntry | null {
  const read = readStored(Row, row, { what: 'entry', id: String(row['id']) });
  return read instanceof Damaged ? null : asEntry(read);
}

function asEntry({ createdAt, updatedAt, removedAt, ...entry }: z.infer<typeof Row>): StoredEntry {
  return { ...entry, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString(), removedAt: removedAt?.toISOString() ?? null };
}

const selected = raw`
  select id, category, name, aliases, tags, text, audience, date, image, source, versions,
    created_at as "createdAt", updated_at as "updatedAt", removed_at as "removedAt" from world_entry e`;

/** What may be shown to somebody, as a condition on rows with `readers`. */
const readableBy = ({ id, builds }: Reader) => raw`(${builds} or readers is null or ${id} = any(readers))`;

/** The entries of a world that somebody may know of, in order; their texts still hold every passage. */
export async function selectEntries(sql: Sql, worldId: string, reader: Reader, removed = false): Promise<StoredEntry[]> {
  const { rows } = await sql.execute(raw`
    ${selected} where world_id = ${worldId} and (removed_at is not null) = ${removed} and ${readableBy(reader)} order by position`);
  return rows.flatMap((row) => toEntry(row) ?? []);
}

/** Entries whose name or an alias occurs somewhere in a text, of those that somebody may know of; at most so many. */
export async function selectEntriesNamed(sql: Sql, worldId: string, reader: Reader, text: string, limit: number): Promise<StoredEntry[]> {
  const within = text.toLowerCase();
  const { rows } = await sql.execute(raw`
    ${selected} where world_id = ${worldId} and removed_at is null and ${readableBy(reader)}
      and (position(lower(regexp_replace(name, '^(the|a|an) ', '', 'i')) in ${within}) > 0
        or exists (select 1 from jsonb_array_elements_text(case jsonb_typeof(aliases) when 'array' then aliases else '[]' end) as alias where position(lower(alias) in ${within}) > 0))
    order by position limit ${limit}`);
  return rows.flatMap((row) => toEntry(row) ?? []);
}

/** One entry, removed or not; null when there is none. */
export async function selectEntry(sql: Sql, worldId: string, entryId: string): Promise<StoredEntry | null> {
  const { rows } = await sql.execute(raw`${selected} where world_id = ${worldId} and id = ${entryId}`);
  if (!rows[0]) return null;
  const found = toEntry(rows[0]);
  if (!found) throw damagedRefusal('entry');
  return found;
}

/** The entries that somebody may know of and that are damaged, in order. */
export async function listDamagedEntries(sql: Sql, worldId: string, reader: Reader): Promise<DamagedPart[]> {
  const { rows } = await sql.execute(raw`
    select id, category, name, aliases, tags, audience, source, versions, removed_at is not null as "isRemoved" from world_entry
    where world_id = ${worldId} and ${readableBy(reader)} and (${reader.builds} or removed_at is null) order by position`);
  const EntryRef = Row.pick({ id: true, category: true, name: true });
  return rows
    .filter((row) => readStored(Parts, row, { what: 'entry', id: String(row['id']) }) instanceof Damaged)
    .map((row) => ({ ...EntryRef.parse(row), kind: 'entry', isRemoved: row['isRemoved'] === true }));
}

/** What can be read of an entry, removed or not, and which fields of it cannot; null when there is none. Who may read it is always known. */
export async function salvageEntry(sql: Sql, worldId: string, entryId: string): Promise<{ entry: StoredEntry; lost: string[] } | null> {
  const { rows } = await sql.execute(raw`
    select found.*, w.readers from (${selected} where world_id = ${worldId} and id = ${entryId}) found
    join world_entry w on w.world_id = ${worldId} and w.id = found.id`);
  if (!rows[0]) return null;
  const audience = audienceFor(Readers.parse(rows[0]['readers']));
  const instead = { aliases: [], tags: [], audience, source: null, versions: {} };
  const { read, lost } = readByParts(Row, rows[0], { what: 'entry', id: entryId }, instead);
  return { entry: asEntry(read), lost };
}

const ManyRow = z.object({ many: z.int() });

export async function countEntries(sql: Sql, worldId: string): Promise<number> {
  const { rows } = await sql.execute(raw`select count(*)::int as many from world_entry where world_id = ${worldId}`);
  return ManyRow.parse(rows[0]).many;
}

const NamedRow = z.object({ id: z.string(), name: z.string(), aliases: Parts.shape.aliases });
const LinkingRow = z.object({ id: z.string() });

/** The entries that are called by one of these keys of names, of those that somebody may know of, in order. */
export async function selectNamed(sql: Sql, worldId: string, reader: Reader, keys: readonly string[]): Promise<z.infer<typeof NamedRow>[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql.execute(raw`
    select id, name, aliases from world_entry where world_id = ${worldId} and removed_at is null and ${readableBy(reader)}
      and id in (select entry_id from world_passage where world_id = ${worldId} and names && ${raw.param([...keys])}::text[])
    order by position`);
  return rows.flatMap((row) => NamedRow.safeParse(row).data ?? []);
}

/** The entries of which a passage that somebody may read leads to one of these keys of names, in order; their texts still hold every passage. */
export async function selectLinking(sql: Sql, worldId: string, reader: Reader, keys: readonly string[]): Promise<StoredEntry[]> {
  const { rows: found } = await sql.execute(raw`
    select distinct entry_id as id from world_passage
    where world_id = ${worldId} and ${readableBy(reader)} and links && ${raw.param([...keys])}::text[]`);
  const ids = parseRows(LinkingRow, found).map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows } = await sql.execute(raw`
    ${selected} where world_id = ${worldId} and removed_at is null and ${readableBy(reader)} and id = any(${raw.param(ids)}::text[]) order by position`);
  return rows.flatMap((row) => toEntry(row) ?? []);
}

interface PassageRow {
  entry_id: string;
  ordinal: number;
  readers: string[] | null;
  text: string;
  /** By which names the entry is found, with its first passage. */
  names: string[];
  /** Where the passage leads. */
  links: string[];
}

/** Keys of names, each once. */
const keysOf = (names: readonly string[]) => [...new Set(names.map(linkKey))].filter((key) => key !== '');

function passageRows(entry: StoredEntry): PassageRow[] {
  if (entry.removedAt !== null) return [];
  const title = [entry.name, ...entry.aliases, ...entry.tags].join('\n');
  const passages = passagesOf(entry.text) ?? [{ audience: 'dm' as const, text: entry.text }];
  return [{ audience: entry.audience, text: title }, ...passages]
    .map(({ audience, text }, ordinal) => ({
      entry_id: entry.id,
      ordinal,
      readers: readersOf(withinBoth(entry.audience, audience)),
      text,
      names: ordinal === 0 ? keysOf([entry.name, ...entry.aliases]) : [],
      // Also those that stand as code: whether they do shows in the whole text.
      links: ordinal === 0 ? [] : keysOf(linksIn(text.replaceAll(/[`~]/g, '')).map(({ name }) => name)),
    }))
    .filter(({ text }) => text.trim() !== '');
}

/** Writes entries with what is searched in them; those that exist are replaced. `areNew` says that none of them does, which is quicker. */
export async function saveEntries(sql: Sql, worldId: string, entries: readonly StoredEntry[], areNew = false): Promise<void> {
  if (entries.length === 0) return;
  const given = entries.map((entry) => ({ ...entry, readers: readersOf(entry.audience) }));
  await sql.execute(raw`
    insert into world_entry (world_id, id, category, name, aliases, tags, text, audience, readers, date, image, source, versions, created_at, updated_at, removed_at)
    select ${worldId}::text, id, category, name, aliases, tags, text, audience, readers, date, image, source, versions, "createdAt", "updatedAt", "removedAt"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id text, category text, name text, aliases jsonb, tags jsonb, text text,
      audience jsonb, readers text[], date text, image text, source jsonb, versions jsonb, "createdAt" timestamptz, "updatedAt" timestamptz, "removedAt" timestamptz)
    on conflict (world_id, id) do update set category = excluded.category, name = excluded.name, aliases = excluded.aliases, tags = excluded.tags,
      text = excluded.text, audience = excluded.audience, readers = excluded.readers, date = excluded.date, image = excluded.image,
      source = excluded.source, versions = excluded.versions, updated_at = excluded.updated_at, removed_at = excluded.removed_at`);
  const ids = entries.map(({ id }) => id);
  if (!areNew) await sql.execute(raw`delete from world_passage where world_id = ${worldId} and entry_id = any(${raw.param(ids)}::text[])`);
  await sql.execute(raw`
    insert into world_passage (world_id, entry_id, ordinal, readers, text, names, links, search_vector)
    select ${worldId}::text, entry_id, ordinal, readers, text, names, links, to_tsvector('english', text) || to_tsvector('simple', text)
    from jsonb_to_recordset(${JSON.stringify(entries.flatMap(passageRows))}::jsonb)
      as given (entry_id text, ordinal int, readers text[], text text, names text[], links text[])`);
}

const Found = z.object({ entryId: z.string(), excerpt: z.string() });

/** Searches the passages that somebody may read, and no others; best first, one line for each entry. */
export async function searchPassages(
  sql: Sql,
  worldId: string,
  reader: Reader,
  text: string,
  limit: number,
): Promise<z.infer<typeof Found>[]> {
  const { rows } = await sql.execute(raw`
    with asked as (select websearch_to_tsquery('english', ${text}) || websearch_to_tsquery('simple', ${text}) as query),
    found as (
      select entry_id, ordinal, text, ts_rank(search_vector, query) * case when ordinal = 0 then 4 else 1 end as rank
      from world_passage, asked where world_id = ${worldId} and search_vector @@ query and ${readableBy(reader)}
    ), best as (
      select distinct on (entry_id) entry_id, text, sum(rank) over (partition by entry_id) as rank from found order by entry_id, ordinal desc
    )
    select entry_id as "entryId",
      ts_headline('english', text, query, 'StartSel=«, StopSel=», MaxFragments=2, MaxWords=24, MinWords=8') as excerpt
    from (select * from best order by rank desc, entry_id limit ${limit}) top, asked order by rank desc, entry_id`);
  return parseRows(Found, rows);
}

/** Removes entries of a world for good that are not among these. */
export async function forgetOtherEntries(sql: Sql, worldId: string, kept: readonly string[]): Promise<void> {
  await sql.execute(raw`delete from world_entry where world_id = ${worldId} and not id = any(${raw.param([...kept])}::text[])`);
}
