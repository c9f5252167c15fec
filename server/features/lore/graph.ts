import { linkIndex, linksIn } from '#domain/world/lore/links.ts';
import { policies } from '#domain/permissions/policies.ts';
import { graph as operation } from '#contract/worlds/worlds.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { readLore } from './read-lore.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';

export const graph = query(operation, {
  may: policies['worlds.graph'],
  find: findWorldAccess,
  run: async ({ sql, actor, input, subject }) => {
    const entries = await readLore(sql, input.worldId, readerOf(actor, subject));
    const find = linkIndex(entries);
    const links = entries.flatMap(({ id, text }) =>
      [...new Set(linksIn(text).map(({ name }) => name))].map((name) => ({ from: id, name, to: find(name) })),
    );
    const edges = new Map(links.flatMap(({ from, to }) => (to === null || to === from ? [] : [[`${from} ${to}`, { from, to }] as const])));
    return {
      nodes: entries.map(({ id, name, category }) => ({ id, name, category })),
      edges: [...edges.values()],
      missing: links.filter(({ to }) => to === null).map(({ from, name }) => ({ from, name })),
    };
  },
});
