import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits/limits.ts';
import type { Change, Conflict } from '#domain/world/lore/change.ts';
import { applyEdits } from '#domain/world/lore/edit.ts';
import type { FieldEdit } from '#domain/world/lore/edit.ts';
import { LoreFields, loreFields } from '#domain/world/lore/entry.ts';
import type { NewEntry, StoredEntry } from '#domain/world/lore/entry.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { announceEntry } from './announce.ts';
import { countEntries, saveEntries, selectEntry } from './entries.store.ts';
import { worldChanges, worldStore } from '#server/features/worlds/index.ts';

export interface By {
  worldId: string;
  by: { id: string; name: string };
}

/**
 * Adds entries to a world, as one change each, and tells of them. An id that is taken is given anew. The world is to be
 * locked by the caller. Refuses more entries than a world holds.
 */
export async function addEntries(
  tx: Tx,
  { worldId, by }: By,
  entries: readonly NewEntry[],
  action: Extract<Change['action'], 'added' | 'generated' | 'imported'>,
): Promise<StoredEntry[]> {
  if ((await countEntries(tx.sql, worldId)) + entries.length > limits.loreEntries) throw new Refusal('world.full');
  const written: StoredEntry[] = [];
  for (const entry of entries) {
    const isTaken = entry.id === undefined || (await selectEntry(tx.sql, worldId, entry.id)) !== null;
    const taken = new Set(written.map(({ id }) => id));
    written.push(freshEntry(entry, entry.id !== undefined && !isTaken && !taken.has(entry.id) ? entry.id : randomUUID(), tx.now));
  }
  await saveEntries(tx.sql, worldId, written);
  await worldStore.touchWorld(tx.sql, worldId, tx.now);
  for (const after of written) {
    await worldChanges.insertChange(
      tx.sql,
      { worldId, subject: 'entry', subjectId: after.id, subjectName: after.name, actor: by, action },
      tx.now,
    );
    announceEntry(tx, { worldId, before: null, after, by });
  }
  return written;
}

/** A new entry as it is kept. */
export function freshEntry(entry: NewEntry, id: string, now: Date): StoredEntry {
  const at = now.toISOString();
  return {
    aliases: [],
    tags: [],
    text: '',
    audience: 'everyone',
    date: null,
    image: null,
    source: null,
    ...entry,
    id,
    versions: Object.fromEntries(loreFields.map((field) => [field, 1])),
    createdAt: at,
    updatedAt: at,
    removedAt: null,
  };
}

/** Changes fields of an entry, merging what others changed meanwhile. The world is to be locked by the caller. */
export async function editEntry(
  tx: Tx,
  { worldId, by }: By,
  before: StoredEntry,
  edits: Record<string, FieldEdit>,
  action: Extract<Change['action'], 'edited' | 'restored' | 'generated' | 'imported'> = 'edited',
): Promise<{ entry: StoredEntry; conflicts: Conflict[] }> {
  const about = { worldId, subject: 'entry' as const, subjectId: before.id };
  const past = await worldChanges.findPast(tx.sql, about, edits);
  const edited = applyEdits({ current: before, versions: before.versions, edits, past });
  const conflicts = await worldChanges.insertConflicts(tx.sql, about, edited.conflicts, by, tx.now);
  const isChanged = Object.keys(edited.fields).length > 0;
  const after = isChanged ? withFields(before, edited.fields, edited.versions, tx.now) : before;
  if (isChanged) {
    await saveEntries(tx.sql, worldId, [after]);
    await worldStore.touchWorld(tx.sql, worldId, tx.now);
    await worldChanges.insertChange(tx.sql, { ...about, subjectName: after.name, actor: by, action, before: edited.before }, tx.now);
  }
  if (isChanged || conflicts.length > 0) announceEntry(tx, { worldId, before, after, conflicts, by });
  return { entry: after, conflicts };
}

function withFields(before: StoredEntry, fields: Record<string, unknown>, versions: StoredEntry['versions'], now: Date): StoredEntry {
  // A merged text may be longer than either; it was written all the same.
  const text = typeof fields.text === 'string' ? fields.text : before.text;
  const { text: _text, ...others } = fields;
  return { ...before, ...LoreFields.omit({ text: true }).partial().parse(others), text, versions, updatedAt: now.toISOString() };
}

/** Removes an entry or puts it back. The world is to be locked by the caller. */
export async function setRemoved(tx: Tx, { worldId, by }: By, before: StoredEntry, isRemoved: boolean): Promise<StoredEntry> {
  const at = tx.now.toISOString();
  const after = { ...before, removedAt: isRemoved ? at : null, updatedAt: at };
  await saveEntries(tx.sql, worldId, [after]);
  await worldStore.touchWorld(tx.sql, worldId, tx.now);
  const action = isRemoved ? 'removed' : 'restored';
  await worldChanges.insertChange(
    tx.sql,
    { worldId, subject: 'entry', subjectId: after.id, subjectName: after.name, actor: by, action },
    tx.now,
  );
  announceEntry(tx, { worldId, before, after, by });
  return after;
}
