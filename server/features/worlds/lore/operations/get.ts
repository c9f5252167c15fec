import { linkIndex, linksIn } from '#domain/world/lore/links.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { get as operation } from '#contract/worlds/lore.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { listConflicts } from '#server/features/worlds/changes.store.ts';
import { findPictureUrl } from '#server/features/worlds/files/picture-url.ts';
import { readEntry, readLore } from '#server/features/worlds/lore/read-lore.ts';
import { findAccess, readerOf } from '#server/features/worlds/world-access.ts';

export const get = query(operation, {
  may: policies['lore.get'],
  find: findAccess,
  run: async ({ sql, actor, input: { worldId, entryId }, subject, kernel }) => {
    const reader = readerOf(actor, subject);
    const entry = await readEntry(sql, worldId, entryId, reader);
    if (!entry) throw new Refusal('lore.notFound');
    const entries = await readLore(sql, worldId, reader);
    const find = linkIndex(entries);
    const names = [...new Set(linksIn(entry.text).map(({ name }) => name))];
    return {
      entry,
      links: names.map((name) => ({ name, entryId: find(name) })),
      backlinks: entries
        .filter(({ id, text }) => id !== entryId && linksIn(text).some(({ name }) => find(name) === entryId))
        .map(({ id, name }) => ({ id, name })),
      conflicts: reader.builds ? await listConflicts(sql, { worldId, subject: 'entry', subjectId: entryId }) : [],
      imageUrl: await findPictureUrl(sql, kernel, worldId, entry.image),
    };
  },
});
