import { loreFields } from '#domain/world/lore/entry.ts';
import type { StoredEntry } from '#domain/world/lore/entry.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { restore as operation } from '#contract/worlds/lore.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { selectEntry } from '#server/features/lore/entries.store.ts';
import { editEntry, setRemoved } from '#server/features/lore/write-entry.ts';
import { authorOf } from '#domain/permissions/author.ts';
import { asWritten } from '#server/features/lore/as-written.ts';
import { findWorldAccess, lockWorldOf, worldChanges } from '#server/features/worlds/index.ts';

export const restore = command(operation, {
  may: policies['lore.restore'],
  lock: lockWorldOf,
  find: findWorldAccess,
  run: async ({ tx, actor, input: { worldId, entryId, changeId } }) => {
    const found = await selectEntry(tx.sql, worldId, entryId);
    if (!found) throw new Refusal('lore.notFound');
    if (found.removedAt === null && changeId === undefined) throw new Refusal('lore.notRemoved');
    const by = { worldId, by: authorOf(actor) };
    const entry = found.removedAt === null ? found : await setRemoved(tx, by, found, false);
    if (changeId === undefined) return asWritten(entry);
    const change = await worldChanges.findChange(tx.sql, { worldId, subject: 'entry', subjectId: entryId }, changeId);
    if (!change) throw new Refusal('change.notFound');
    const restored = await editEntry(tx, by, entry, editsBack(entry, change.before), 'restored');
    return asWritten(restored.entry);
  },
});

/** What brings fields back to what they were; as it is meant against what stands there now, nothing is merged. */
function editsBack(entry: StoredEntry, before: Record<string, unknown>) {
  const known = loreFields.filter((field) => field in before);
  return Object.fromEntries(known.map((field) => [field, { value: before[field], seen: entry.versions[field] ?? 1 }]));
}
