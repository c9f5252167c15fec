import { seenEntry } from '#domain/world/lore/entry.ts';
import type { SeenEntry, StoredEntry } from '#domain/world/lore/entry.ts';

/** An entry as whoever has just written it reads it. */
export function asWritten(entry: StoredEntry): SeenEntry {
  const seen = seenEntry(entry, { id: '', builds: true });
  if (!seen) throw new Error('Builders read every entry.');
  return seen;
}
