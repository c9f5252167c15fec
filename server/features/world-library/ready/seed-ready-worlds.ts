import { loreCategories } from '#domain/world/lore/lore.ts';
import { loreFields } from '#domain/world/lore/entry.ts';
import type { StoredEntry } from '#domain/world/lore/entry.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { wholeLore } from '#server/features/lore/index.ts';
import { readyWorlds } from './ready-worlds.ts';
import type { ReadyWorld } from './ready-worlds.ts';
import { worldStore } from '#server/features/worlds/index.ts';

/**
 * Writes the worlds that come with the product; run at every start, so that they are what this version ships. Within a
 * transaction, servers that start together write one after the other: each world's row comes first.
 */
export async function seedReadyWorlds(sql: Sql, now: Date): Promise<void> {
  for (const world of readyWorlds) await seedWorld(sql, world, now);
}

async function seedWorld(sql: Sql, { lore, aliases, ...world }: ReadyWorld, now: Date): Promise<void> {
  await worldStore.saveTemplateWorld(sql, world, now);
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
  await wholeLore.saveTemplateLore(sql, world.id, entries);
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
