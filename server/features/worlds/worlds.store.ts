import { and, desc, eq, or } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { Adventure } from '#domain/adventure.ts';
import { Lore } from '#domain/lore.ts';
import type { World, WorldCard } from '#domain/world.ts';
import type { Sql } from '#server/kernel/database.ts';

const worldTable = pgTable('world', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  ownerId: text('owner_id'),
  lore: jsonb('lore').notNull(),
  isTemplate: boolean('is_template').notNull(),
  aiGenerated: boolean('ai_generated').notNull().default(false),
  mapUrl: text('map_url'),
  adventure: jsonb('adventure'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Worlds a person may look at: their own and the template; the template first, then the last changed. */
export async function listWorldsFor(sql: Sql, userId: string): Promise<WorldCard[]> {
  const rows = await sql
    .select()
    .from(worldTable)
    .where(visibleTo(userId))
    .orderBy(desc(worldTable.isTemplate), desc(worldTable.updatedAt));
  return rows.map((row) => toWorld(row, userId));
}

/** A world the person may look at, or null. */
export async function findWorldFor(sql: Sql, userId: string, worldId: string): Promise<World | null> {
  const [row] = await sql
    .select()
    .from(worldTable)
    .where(and(eq(worldTable.id, worldId), visibleTo(userId)));
  return row ? toWorld(row, userId) : null;
}

/** The adventure played in a world, when it has one. */
export async function findAdventure(sql: Sql, worldId: string): Promise<Adventure | null> {
  const [row] = await sql.select({ adventure: worldTable.adventure }).from(worldTable).where(eq(worldTable.id, worldId));
  return row?.adventure ? Adventure.parse(row.adventure) : null;
}

/** Writes the template world as the product ships it. */
export async function saveTemplateWorld(
  sql: Sql,
  world: { id: string; name: string; description: string; lore: Lore; adventure: Adventure; mapUrl: string },
  now: Date,
): Promise<void> {
  const { id, ...content } = world;
  await sql
    .insert(worldTable)
    .values({ id, ...content, isTemplate: true, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: worldTable.id, set: content });
}

function visibleTo(userId: string) {
  return or(eq(worldTable.ownerId, userId), eq(worldTable.isTemplate, true));
}

function toWorld(row: typeof worldTable.$inferSelect, userId: string): World {
  const lore = Lore.parse(row.lore);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    ownerId: row.ownerId,
    isOwner: row.ownerId === userId,
    isTemplate: row.isTemplate,
    aiGenerated: row.aiGenerated,
    mapUrl: row.mapUrl,
    entryCount: Object.values(lore).reduce((sum, entries) => sum + Object.keys(entries).length, 0),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lore,
  };
}
