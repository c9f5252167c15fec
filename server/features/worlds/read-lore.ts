import type { Reader } from '#domain/audience.ts';
import { seenEntry } from '#domain/lore-entry.ts';
import type { SeenEntry } from '#domain/lore-entry.ts';
import type { Sql } from '#server/kernel/database.ts';
import { selectEntries, selectEntry } from './entries.store.ts';

/** The entries of a world as one person reads them: the one way by which lore leaves the store. */
export async function readLore(sql: Sql, worldId: string, reader: Reader): Promise<SeenEntry[]> {
  return (await selectEntries(sql, worldId, reader)).flatMap((entry) => seenEntry(entry, reader) ?? []);
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
