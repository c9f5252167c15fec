import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { worldServerLimits } from '#domain/limits/world-limits.ts';
import { FieldVersions } from '#domain/world/lore/entry.ts';
import type { WorldAccess } from '#domain/permissions/policies.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readByParts } from '#server/kernel/database/stored.ts';
import { mapNameOf, mapPathOf } from './map-file.store.ts';
import { isMapHiddenFrom, readingSeatsOf } from './reading-seats.store.ts';

/** Whether the world of this id was deleted, for statements of others. */
export const isWorldDeleted = (worldId: SQL) => raw`(select deleted_at is not null from world where id = ${worldId})`;

/** What somebody is to a world `w`: by what its owner made them, or as a reader by a seat. */
const roleOf = (userId: string): SQL => raw`
  case when w.owner_id = ${userId} then 'owner' else coalesce(
    (select m.role from world_member m where m.world_id = w.id and m.user_id = ${userId}),
    case when exists (${readingSeatsOf(userId)}) then 'reader' end) end`;

const Role = z.enum(['owner', 'editor', 'reader']).nullable();

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
  role: Role,
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
  const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
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
  const mine = (thing: string) =>
    raw`(${raw.raw(thing)}.readers is null or ${userId} = any(${raw.raw(thing)}.readers) or seen.role in ('owner', 'editor'))`;
  const { rows } = await sql.execute(raw`
    select seen.*,
      (select count(*) from world_entry e where e.world_id = seen.id and e.removed_at is null and ${mine('e')}) as "entryCount",
      (select count(*) from world_tome t where t.world_id = seen.id and ${mine('t')}) as "tomeCount"
    from (
      select * from (
        select w.id, w.name, w.description, w.owner_id as "ownerId", w.is_template as "isTemplate", w.is_template, w.ai_generated as "aiGenerated",
          w.ai_prompt as "aiPrompt", w.map_url as "mapUrl", ${mapPathOf} as "mapPath", ${mapNameOf} as "mapName",
          ${isMapHiddenFrom(userId)} as "isMapHidden", w.versions,
          w.created_at as "createdAt", w.created_at, w.updated_at as "updatedAt", w.updated_at, w.deleted_at as "deletedAt", w.deleted_at,
          ${roleOf(userId)} as role
        from world w
      ) asked where ${where} order by ${order} limit ${worldServerLimits.worldsPerAnswer}
    ) seen order by ${order}`);
  return rows.map((row) => readByParts(WorldRow, row, { what: 'world', id: String(row['id']) }, { versions: {} }).read);
}

/** The access of a person to a world. A world that does not exist gives no role. */
export async function findWorldAccess(sql: Sql, userId: string | null, worldId: string): Promise<WorldAccess> {
  const { rows } = await sql.execute(raw`
    select w.is_template as "isTemplate", w.deleted_at is not null as "isDeleted", ${roleOf(userId ?? '')} as role from world w where w.id = ${worldId}`);
  if (!rows[0]) return { isTemplate: false, isDeleted: false, role: null };
  return z.object({ isTemplate: z.boolean(), isDeleted: z.boolean(), role: Role }).parse(rows[0]);
}

interface NewWorld {
  id: string;
  name: string;
  description: string;
  ownerId: string | null;
  aiGenerated?: boolean | undefined;
  aiPrompt?: string | null | undefined;
}

export async function insertWorld(sql: Sql, world: NewWorld, now: Date): Promise<void> {
  const { id, name, description, ownerId, aiGenerated = false, aiPrompt = null } = world;
  await sql.execute(raw`
    insert into world (id, name, description, owner_id, ai_generated, ai_prompt, created_at, updated_at)
    values (${id}, ${name}, ${description}, ${ownerId}, ${aiGenerated}, ${aiPrompt}, ${now.toISOString()}, ${now.toISOString()})`);
}

interface TemplateWorld {
  id: string;
  name: string;
  description: string;
  mapUrl: string;
}

/** Writes the template world itself as the product ships it; its lore is written by saveTemplateLore. */
export async function saveTemplateWorld(sql: Sql, { id, name, description, mapUrl }: TemplateWorld, now: Date): Promise<void> {
  await sql.execute(raw`
    insert into world (id, name, description, map_url, is_template, created_at, updated_at)
    values (${id}, ${name}, ${description}, ${mapUrl}, true, ${now.toISOString()}, ${now.toISOString()})
    on conflict (id) do update set name = excluded.name, description = excluded.description, map_url = excluded.map_url`);
}

/** Hides a world that is being written in several steps, as one that nobody owns and that is deleted already. */
export async function insertHiddenWorld(sql: Sql, world: Omit<NewWorld, 'ownerId'>, now: Date): Promise<void> {
  await insertWorld(sql, { ...world, ownerId: null }, now);
  await saveDeleted(sql, world.id, now);
}

/** Gives a hidden world that is written to its owner. */
export async function revealWorld(sql: Sql, worldId: string, ownerId: string, now: Date): Promise<void> {
  await sql.execute(raw`
    update world set owner_id = ${ownerId}, deleted_at = null, created_at = ${now.toISOString()}, updated_at = ${now.toISOString()} where id = ${worldId}`);
}

export async function deleteWorld(sql: Sql, worldId: string): Promise<void> {
  await sql.execute(raw`delete from world where id = ${worldId}`);
}

/** Locks a world for the rest of the transaction, so that changes of it and of what it holds come one after the other. */
export async function lockWorld(sql: Sql, worldId: string): Promise<void> {
  await sql.execute(raw`select 1 from world where id = ${worldId} for update`);
}

export async function saveWorldFields(
  sql: Sql,
  worldId: string,
  fields: { name?: unknown; description?: unknown },
  versions: FieldVersions,
): Promise<void> {
  await sql.execute(raw`
    update world set versions = ${JSON.stringify(versions)}::jsonb,
      name = coalesce(${fields.name ?? null}::text, name), description = coalesce(${fields.description ?? null}::text, description)
    where id = ${worldId}`);
}

/** Notes that something in a world changed. */
export async function touchWorld(sql: Sql, worldId: string, now: Date): Promise<void> {
  await sql.execute(raw`update world set updated_at = ${now.toISOString()} where id = ${worldId}`);
}

export async function saveMap(sql: Sql, worldId: string, path: string | null, name: string | null): Promise<void> {
  await sql.execute(raw`update world set map_path = ${path}, map_name = ${name} where id = ${worldId}`);
}

/** Notes from which words a world was generated. */
export async function saveGenerated(sql: Sql, worldId: string, prompt: string): Promise<void> {
  await sql.execute(raw`update world set ai_generated = true, ai_prompt = ${prompt} where id = ${worldId}`);
}

export async function saveDeleted(sql: Sql, worldId: string, deletedAt: Date | null): Promise<void> {
  await sql.execute(raw`update world set deleted_at = ${deletedAt?.toISOString() ?? null} where id = ${worldId}`);
}

/** Worlds that were deleted too long ago to be taken back. One that a campaign plays in stays hidden. */
const isForgotten = (now: Date): SQL => raw`
  w.deleted_at < ${now.toISOString()}::timestamptz - make_interval(days => ${limits.deletedWorldDays}::int)
  and not exists (select 1 from campaign c where c.world_id = w.id)`;

export async function findForgotten(sql: Sql, now: Date): Promise<string[]> {
  const { rows } = await sql.execute<{ id: string }>(raw`select id from world w where ${isForgotten(now)} order by w.deleted_at`);
  return rows.map(({ id }) => id);
}

/** False when the world was taken back meanwhile. */
export async function forgetWorld(sql: Sql, worldId: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`delete from world w where w.id = ${worldId} and ${isForgotten(now)}`);
  return (rowCount ?? 0) > 0;
}
