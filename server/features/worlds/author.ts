import type { Actor } from '#domain/account/account.ts';
import type { StoredEntry } from '#domain/world/lore/entry.ts';
import { seenEntry } from '#domain/world/lore/entry.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { personOf } from '#domain/permissions/policies.ts';

/** Who writes, as history and events name them. */
export function authorOf(actor: Actor): { id: string; name: string } {
  const { id, name } = personOf(actor);
  return { id, name };
}

/** An entry as whoever has just written it reads it. */
export function asWritten(entry: StoredEntry): SeenEntry {
  const seen = seenEntry(entry, { id: '', builds: true });
  if (!seen) throw new Error('Builders read every entry.');
  return seen;
}
