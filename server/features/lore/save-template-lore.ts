import { isDeepStrictEqual } from 'node:util';
import type { StoredEntry } from '#domain/world/lore/entry.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { forgetOtherEntries, saveEntries, selectEntries } from './entries.store.ts';

/**
 * Makes these the entries of the template world, and no others. A start mostly finds them as they are; searching is prepared
 * anew for what changed alone.
 */
export async function saveTemplateLore(sql: Sql, worldId: string, entries: readonly StoredEntry[]): Promise<void> {
  const stored = new Map((await selectEntries(sql, worldId, { id: '', builds: true })).map((entry) => [entry.id, entry]));
  await saveEntries(
    sql,
    worldId,
    entries.filter((entry) => !isDeepStrictEqual(stored.get(entry.id), entry)),
  );
  await forgetOtherEntries(
    sql,
    worldId,
    entries.map(({ id }) => id),
  );
}
