import { limits } from '#domain/limits/limits.ts';
import { isSame } from '#domain/difference.ts';
import type { FieldBefore } from '#domain/world/lore/edit.ts';
import { loreFields } from '#domain/world/lore/entry.ts';
import type { LoreFields, StoredEntry } from '#domain/world/lore/entry.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { announceEntry } from './announce.ts';
import { countEntries, saveEntries, selectEntries } from './entries.store.ts';
import { freshEntry } from './write-entry.ts';
import type { By } from './write-entry.ts';
import { worldChanges, worldStore } from '#server/features/worlds/index.ts';

interface Replaced {
  before: StoredEntry | null;
  after: StoredEntry;
  changed: Record<string, FieldBefore>;
}

/**
 * Writes many entries as they are to be, by their ids, and removes those that are null; in few statements, however many they are.
 * Each is a change in its history. The world is to be locked by the caller. Refuses more entries than a world holds.
 */
export async function replaceEntries(
  tx: Tx,
  { worldId, by }: By,
  wanted: ReadonlyMap<string, LoreFields | null>,
  action: 'imported' | 'restored',
): Promise<void> {
  if (wanted.size === 0) return;
  const everything = { id: '', builds: true };
  const there = [...(await selectEntries(tx.sql, worldId, everything)), ...(await selectEntries(tx.sql, worldId, everything, true))];
  const known = new Map(there.map((entry) => [entry.id, entry]));
  const replaced = [...wanted].flatMap(([id, fields]) => replacedBy(id, known.get(id) ?? null, fields, tx.now) ?? []);
  const many = replaced.filter(({ before }) => before === null).length;
  if (many > 0 && (await countEntries(tx.sql, worldId)) + many > limits.loreEntries) throw new Refusal('world.full');
  await saveEntries(
    tx.sql,
    worldId,
    replaced.map(({ after }) => after),
  );
  await worldStore.touchWorld(tx.sql, worldId, tx.now);
  const changes = replaced.map(({ before, after, changed }) => ({
    worldId,
    subject: 'entry' as const,
    subjectId: after.id,
    subjectName: after.name,
    actor: by,
    action: after.removedAt !== null ? ('removed' as const) : before?.removedAt ? ('restored' as const) : action,
    before: changed,
  }));
  await worldChanges.insertChanges(tx.sql, changes, tx.now);
  for (const { before, after } of replaced) announceEntry(tx, { worldId, before, after, by });
}

/** An entry as it is to be; null where it is so already. */
function replacedBy(id: string, before: StoredEntry | null, fields: LoreFields | null, now: Date): Replaced | null {
  const at = now.toISOString();
  if (fields === null) {
    if (!before || before.removedAt !== null) return null;
    return { before, after: { ...before, removedAt: at, updatedAt: at }, changed: {} };
  }
  if (!before) return { before, after: freshEntry(fields, id, now), changed: {} };
  const versions = { ...before.versions };
  const changed: Record<string, FieldBefore> = {};
  for (const field of loreFields) {
    if (isSame(before[field], fields[field])) continue;
    const version = versions[field] ?? 1;
    changed[field] = { value: before[field], version };
    versions[field] = version + 1;
  }
  return { before, after: { ...before, ...fields, versions, updatedAt: at, removedAt: null }, changed };
}
