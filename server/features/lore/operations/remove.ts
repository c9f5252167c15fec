import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { remove as operation } from '#contract/worlds/lore.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { selectEntry } from '#server/features/lore/entries.store.ts';
import { setRemoved } from '#server/features/lore/write-entry.ts';
import { authorOf } from '#domain/permissions/author.ts';
import { findWorldAccess, lockWorldOf } from '#server/features/worlds/index.ts';

export const remove = command(operation, {
  may: policies['lore.remove'],
  lock: lockWorldOf,
  find: findWorldAccess,
  run: async ({ tx, actor, input: { worldId, entryId } }) => {
    const before = await selectEntry(tx.sql, worldId, entryId);
    if (!before || before.removedAt !== null) throw new Refusal('lore.notFound');
    await setRemoved(tx, { worldId, by: authorOf(actor) }, before, true);
    return {};
  },
});
