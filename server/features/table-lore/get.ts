import { linkIndex, linksIn } from '#domain/world/lore/links.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { get as operation } from '#contract/play/table-lore.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { readBoth } from './read-effective-lore.ts';
import { loreRevisionOf } from './lore-revision.ts';
import { findPictureUrl } from '#server/features/world-files/index.ts';

export const get = query(operation, {
  may: policies['tableLore.get'],
  find: findAccess,
  run: async ({ sql, actor, input: { entryId }, subject, kernel }) => {
    const { worldId, world, own, here } = await readBoth(sql, actor, subject);
    const found = here.find(({ id }) => id === entryId);
    if (!found) throw new Refusal('tableLore.notFound');
    const { knownAs: _names, ...entry } = found;
    const worldly = world.find(({ id }) => id === entryId);
    const kept = isDm(subject.seat) ? own.find(({ id }) => id === entryId) : undefined;
    const find = linkIndex(here.map(({ id, name, knownAs }) => ({ id, name, aliases: knownAs })));
    const names = [...new Set(linksIn(entry.text).map(({ name }) => name))];
    return {
      entry,
      links: names.map((name) => ({ name, entryId: find(name) })),
      imageUrl: await findPictureUrl(sql, kernel, worldId, worldly?.image ?? null),
      world: worldly && entry.origin === 'version' ? { name: worldly.name, text: worldly.text } : null,
      revision: kept ? loreRevisionOf(kept) : null,
    };
  },
});
