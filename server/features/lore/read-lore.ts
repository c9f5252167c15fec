import type { Reader } from '#domain/permissions/audience.ts';
import { seenEntry } from '#domain/world/lore/entry.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { selectEntries, selectEntriesNamed, selectEntry } from './entries.store.ts';

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
