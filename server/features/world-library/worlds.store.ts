import { holding } from '#server/kernel/database/like-pattern.ts';
import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { worldServerLimits } from '#domain/limits/world-limits.ts';
import { FieldVersions } from '#domain/world/lore/entry.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readByParts } from '#server/kernel/database/stored.ts';
import { entrySql } from '#server/features/lore/index.ts';
import { tomeSql } from '#server/features/tomes/index.ts';
import { worldsSeenBy } from '#server/features/worlds/index.ts';
import { mapNameOf, mapPathOf } from './map-file.store.ts';

const WorldRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  ownerId: z.string().nullable(),
  isTemplate: z.boolean(),
  aiGenerated: z.boolean(),
  aiPrompt: z.string().nullable(),
  mapUrl: z.string().nullable(),
  mapPath: z.string().nullable(),
  mapName: z.string().nullable(),
  isMapHidden: z.boolean(),
  versions: FieldVersions,
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
  deletedAt: z.coerce.date().nullable(),
  role: z.enum(['owner', 'editor', 'reader']).nullable(),
  entryCount: z.coerce.number(),
  tomeCount: z.coerce.number(),
});
export type WorldRow = z.infer<typeof WorldRow>;

interface Wanted {
  search: string;
  sort: 'updated' | 'name' | 'created';
  which: 'all' | 'own' | 'joined' | 'deleted';
}

const filters: Record<Wanted['which'], SQL> = {
  all: raw`deleted_at is null and (role is not null or is_template)`,
  own: raw`deleted_at is null and role = 'owner'`,
  joined: raw`deleted_at is null and role in ('editor', 'reader')`,
  deleted: raw`deleted_at is not null and role = 'owner'`,
};
const orders: Record<Wanted['sort'], SQL> = {
  updated: raw`is_template desc, updated_at desc, id`,
  name: raw`lower(name), id`,
  created: raw`created_at desc, id`,
};

/** Worlds a person may look at; the template first where the last changed come first. */
export async function listWorldsFor(sql: Sql, userId: string, { search, sort, which }: Wanted): Promise<WorldRow[]> {
  const pattern = holding(search);
  return selectWorlds(
    sql,
    userId,
    raw`${filters[which]} and (${search} = '' or name || E'\n' || description ilike ${pattern})`,
    orders[sort],
  );
}

/** A world, or null. Whether the person may look at it is for the policy to say. */
export async function findWorld(sql: Sql, userId: string, worldId: string): Promise<WorldRow | null> {
  return (await selectWorlds(sql, userId, raw`id = ${worldId}`, raw`id`))[0] ?? null;
}

/** A world the person may look at, or null. */
export async function findWorldFor(sql: Sql, userId: string, worldId: string): Promise<WorldRow | null> {
  return (await selectWorlds(sql, userId, raw`id = ${worldId} and ${filters.all}`, raw`id`))[0] ?? null;
}

async function selectWorlds(sql: Sql, userId: string, where: SQL, order: SQL): Promise<WorldRow[]> {
  const { rows } = await sql.execute(raw`
    select w.id, w.name, w.description, w.owner_id as "ownerId", w.is_template as "isTemplate", w.ai_generated as "aiGenerated",
      w.ai_prompt as "aiPrompt", w.map_url as "mapUrl", ${mapPathOf} as "mapPath", ${mapNameOf} as "mapName",
      w.is_map_hidden as "isMapHidden", w.versions, w.created_at as "createdAt", w.updated_at as "updatedAt",
      w.deleted_at as "deletedAt", w.role, ${entrySql.countFor(userId)} as "entryCount", ${tomeSql.countFor(userId)} as "tomeCount"
    from (select * from ${worldsSeenBy(userId)} asked where ${where} order by ${order} limit ${worldServerLimits.worldsPerAnswer}) w
    order by ${order}`);
  return rows.map((row) => readByParts(WorldRow, row, { what: 'world', id: String(row['id']) }, { versions: {} }).read);
}
