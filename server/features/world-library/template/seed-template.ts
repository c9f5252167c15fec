import { FREE_TEMPLATE_MAP } from '#domain/ids.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import { loreFields } from '#domain/world/lore/entry.ts';
import type { StoredEntry } from '#domain/world/lore/entry.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { saveTemplateLore } from '#server/features/lore/index.ts';
import { templateWorld } from './world.ts';
import { worldStore } from '#server/features/worlds/index.ts';

/**
 * Writes the free template world; run at every start, so that it is what this version ships. Within a transaction, servers
 * that start together write one after the other: the world's row comes first.
 */
export async function seedTemplateWorld(sql: Sql, now: Date): Promise<void> {
  const { lore, aliases, ...world } = templateWorld;
  await worldStore.saveTemplateWorld(sql, { ...world, mapUrl: FREE_TEMPLATE_MAP }, now);
  const entries = loreCategories.flatMap((category) =>
    Object.values(lore[category]).map(({ description, ...entry }): StoredEntry => ({
      ...plain,
      ...entry,
      aliases: [...(aliases[entry.id] ?? [])],
      category,
      text: description,
      updatedAt: entry.createdAt,
    })),
  );
  await saveTemplateLore(sql, world.id, entries);
}

const plain = {
  tags: [],
  audience: 'everyone' as const,
  date: null,
  image: null,
  source: null,
  versions: Object.fromEntries(loreFields.map((field) => [field, 1])),
  removedAt: null,
};
