import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { get as operation } from '#contract/worlds/lore.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { readEntry, readLinks } from '#server/features/lore/read-lore.ts';
import { findPictureUrl } from '#server/features/world-files/index.ts';
import { findWorldAccess, readerOf, worldChanges } from '#server/features/worlds/index.ts';

export const get = query(operation, {
  may: policies['lore.get'],
  find: findWorldAccess,
  run: async ({ sql, actor, input: { worldId, entryId }, subject, kernel }) => {
    const reader = readerOf(actor, subject);
    const entry = await readEntry(sql, worldId, entryId, reader);
    if (!entry) throw new Refusal('lore.notFound');
    return {
      entry,
      ...(await readLinks(sql, worldId, reader, entry)),
      conflicts: reader.builds ? await worldChanges.listConflicts(sql, { worldId, subject: 'entry', subjectId: entryId }) : [],
      imageUrl: await findPictureUrl(sql, kernel, worldId, entry.image),
    };
  },
});
