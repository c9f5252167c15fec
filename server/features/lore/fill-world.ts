import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits/limits.ts';
import type { Change } from '#domain/world/lore/change.ts';
import type { NewEntry } from '#domain/world/lore/entry.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { saveEntries } from './entries.store.ts';
import { freshEntry } from './write-entry.ts';
import type { By } from './write-entry.ts';
import { worldChanges } from '#server/features/worlds/index.ts';

/** Entries written in one statement: few enough that others have their turn between. */
const ENTRIES_PER_STATEMENT = 200;

/**
 * Writes the entries of a world that is being made, which nobody follows yet: as one change each, without a word to anybody.
 * Ids that are given must be unlike each other. Refuses more entries than a world holds.
 */
export async function fillWorld(
  tx: Tx,
  { worldId, by }: By,
  entries: readonly NewEntry[],
  action: Extract<Change['action'], 'added' | 'imported'>,
): Promise<void> {
  if (entries.length > limits.loreEntries) throw new Refusal('world.full');
  for (let n = 0; n < entries.length; n += ENTRIES_PER_STATEMENT) {
    const written = entries.slice(n, n + ENTRIES_PER_STATEMENT).map((entry) => freshEntry(entry, entry.id ?? randomUUID(), tx.now));
    await saveEntries(tx.sql, worldId, written, true);
    const changes = written.map(({ id, name }) => ({
      worldId,
      subject: 'entry' as const,
      subjectId: id,
      subjectName: name,
      actor: by,
      action,
    }));
    await worldChanges.insertChanges(tx.sql, changes, tx.now);
  }
}
