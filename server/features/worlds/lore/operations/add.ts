import { policies } from '#domain/permissions/policies.ts';
import { add as operation } from '#contract/worlds/lore.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { asWritten, authorOf } from '#server/features/worlds/author.ts';
import { findAccess, lockWorldOf } from '#server/features/worlds/world-access.ts';
import { addEntries } from '#server/features/worlds/lore/write-entry.ts';

export const add = command(operation, {
  may: policies['lore.add'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, actor, input: { worldId, id, entry } }) => {
    const [added] = await addEntries(tx, { worldId, by: authorOf(actor) }, [{ ...entry, id }], 'added');
    if (!added) throw new Error('An entry that was just written is not there.');
    return asWritten(added);
  },
});
