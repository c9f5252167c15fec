import { policies } from '#domain/permissions/policies.ts';
import { add as operation } from '#contract/worlds/lore.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { addEntries } from '#server/features/lore/write-entry.ts';
import { authorOf } from '#domain/permissions/author.ts';
import { asWritten } from '#server/features/lore/as-written.ts';
import { findWorldAccess, lockWorldOf } from '#server/features/worlds/index.ts';

export const add = command(operation, {
  may: policies['lore.add'],
  lock: lockWorldOf,
  find: findWorldAccess,
  run: async ({ tx, actor, input: { worldId, id, entry } }) => {
    const [added] = await addEntries(tx, { worldId, by: authorOf(actor) }, [{ ...entry, id }], 'added');
    if (!added) throw new Error('An entry that was just written is not there.');
    return asWritten(added);
  },
});
