import { givenEdits } from '#domain/world/lore/edit.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { edit as operation } from '#contract/worlds/lore.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { selectEntry } from '#server/features/lore/entries.store.ts';
import { editEntry } from '#server/features/lore/write-entry.ts';
import { authorOf } from '#domain/permissions/author.ts';
import { asWritten } from '#server/features/lore/as-written.ts';
import { findWorldAccess, lockWorldOf } from '#server/features/worlds/index.ts';

export const edit = command(operation, {
  may: policies['lore.edit'],
  lock: lockWorldOf,
  find: findWorldAccess,
  run: async ({ tx, actor, input: { worldId, entryId, edits } }) => {
    const before = await selectEntry(tx.sql, worldId, entryId);
    if (!before || before.removedAt !== null) throw new Refusal('lore.notFound');
    const { entry, conflicts } = await editEntry(tx, { worldId, by: authorOf(actor) }, before, givenEdits(edits));
    return { entry: asWritten(entry), conflicts };
  },
});
