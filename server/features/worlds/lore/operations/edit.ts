import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { edit as operation } from '#contract/worlds/lore.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { asWritten, authorOf } from '#server/features/worlds/author.ts';
import { selectEntry } from '#server/features/worlds/lore/entries.store.ts';
import { givenEdits } from '#server/features/worlds/given-edits.ts';
import { findAccess, lockWorldOf } from '#server/features/worlds/world-access.ts';
import { editEntry } from '#server/features/worlds/lore/write-entry.ts';

export const edit = command(operation, {
  may: policies['lore.edit'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, actor, input: { worldId, entryId, edits } }) => {
    const before = await selectEntry(tx.sql, worldId, entryId);
    if (!before || before.removedAt !== null) throw new Refusal('lore.notFound');
    const { entry, conflicts } = await editEntry(tx, { worldId, by: authorOf(actor) }, before, givenEdits(edits));
    return { entry: asWritten(entry), conflicts };
  },
});
