import type { Reader } from '#domain/permissions/audience.ts';
import { seenEntry } from '#domain/world/lore/entry.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { linkIndex, linkKey, linksIn } from '#domain/world/lore/links.ts';
import { selectEntries, selectEntriesNamed, selectEntry, selectLinking, selectNamed } from './entries.store.ts';

/** The entries of a world as one person reads them: the one way by which lore leaves the store. */
export async function readLore(sql: Sql, worldId: string, reader: Reader): Promise<SeenEntry[]> {
  return (await selectEntries(sql, worldId, reader)).flatMap((entry) => seenEntry(entry, reader) ?? []);
}

/** The entries that a text may speak of by name or alias, as one person reads them; at most so many. */
export async function readLoreNamed(sql: Sql, worldId: string, reader: Reader, text: string, limit: number): Promise<SeenEntry[]> {
  return (await selectEntriesNamed(sql, worldId, reader, text, limit)).flatMap((entry) => seenEntry(entry, reader) ?? []);
}

/** Entries that were removed, for builders; nobody else is shown any. */
export async function readRemoved(sql: Sql, worldId: string, reader: Reader): Promise<SeenEntry[]> {
  return (await selectEntries(sql, worldId, reader, true)).flatMap((entry) => seenEntry(entry, reader) ?? []);
}

/** One entry as one person reads it; null when there is none for them. */
export async function readEntry(sql: Sql, worldId: string, entryId: string, reader: Reader): Promise<SeenEntry | null> {
  const entry = await selectEntry(sql, worldId, entryId);
  return entry && seenEntry(entry, reader);
}

/** Where the links of an entry lead, and which entries lead to it, as one person reads them: without reading the rest of the world. */
export async function readLinks(
  sql: Sql,
  worldId: string,
  reader: Reader,
  entry: SeenEntry,
): Promise<{ links: { name: string; entryId: string | null }[]; backlinks: { id: string; name: string }[] }> {
  const names = [...new Set(linksIn(entry.text).map(({ name }) => name))];
  const own = [entry.name, ...entry.aliases].map(linkKey);
  const [named, linking] = await Promise.all([
    selectNamed(sql, worldId, reader, [...names.map(linkKey), ...own]),
    selectLinking(sql, worldId, reader, own),
  ]);
  const find = linkIndex(named);
  const leadsHere = ({ id, text }: SeenEntry) => id !== entry.id && linksIn(text).some(({ name }) => find(name) === entry.id);
  return {
    links: names.map((name) => ({ name, entryId: find(name) })),
    backlinks: linking
      .flatMap((other) => seenEntry(other, reader) ?? [])
      .filter(leadsHere)
      .map(({ id, name }) => ({ id, name })),
  };
}
