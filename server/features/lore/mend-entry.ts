import { LoreFields, loreFields } from '#domain/world/lore/entry.ts';
import { lastReadable, versionsAfter } from '#domain/world/lore/last-readable.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { worldChanges, worldStore } from '#server/features/worlds/index.ts';
import { announceEntry } from './announce.ts';
import { salvageEntry, saveEntries } from './entries.store.ts';
import type { By } from './write-entry.ts';

/**
 * Brings back what cannot be read of an entry, as it last could be. The world is to be locked by the caller. Changes nothing
 * where the entry is whole, for example because somebody else was quicker.
 */
export async function mendEntry(tx: Tx, { worldId, by }: By, id: string): Promise<void> {
  const found = await salvageEntry(tx.sql, worldId, id);
  if (!found) throw new Refusal('lore.notFound');
  const { entry, lost } = found;
  if (lost.length === 0) return;
  const about = { worldId, subject: 'entry' as const, subjectId: id };
  const past = await worldChanges.listPast(tx.sql, about);
  const { aliases, tags } = LoreFields.shape;
  const after = {
    ...entry,
    ...(lost.includes('aliases') && { aliases: lastReadable('aliases', aliases, past, []) }),
    ...(lost.includes('tags') && { tags: lastReadable('tags', tags, past, []) }),
    versions: versionsAfter(loreFields, entry.versions, lost, past),
    updatedAt: tx.now.toISOString(),
  };
  await saveEntries(tx.sql, worldId, [after]);
  await worldStore.touchWorld(tx.sql, worldId, tx.now);
  await worldChanges.insertChange(tx.sql, { ...about, subjectName: after.name, actor: by, action: 'restored' }, tx.now);
  announceEntry(tx, { worldId, before: null, after, by });
}
