import { authorOf } from '#domain/permissions/author.ts';
import { policies } from '#domain/permissions/policies.ts';
import { mend as operation } from '#contract/worlds/worlds.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { mendEntry } from '#server/features/lore/index.ts';
import { mendTome } from '#server/features/tomes/index.ts';
import { findWorldAccess, lockWorldOf } from '#server/features/worlds/index.ts';

export const mend = command(operation, {
  may: policies['worlds.mend'],
  lock: lockWorldOf,
  find: findWorldAccess,
  run: async ({ tx, actor, input: { worldId, kind, id } }) => {
    const by = { worldId, by: authorOf(actor) };
    await (kind === 'entry' ? mendEntry(tx, by, id) : mendTome(tx, by, id));
    return {};
  },
});
