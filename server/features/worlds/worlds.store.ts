import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { FieldVersions } from '#domain/world/lore/entry.ts';
import type { WorldAccess } from '#domain/permissions/policies.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';
import { roleOf } from './seen-worlds.store.ts';

const Role = z.enum(['owner', 'editor', 'reader']).nullable();

const WorldAccessRow = z.object({ isTemplate: z.boolean(), isDeleted: z.boolean(), role: Role });

/** The access of a person to a world. A world that does not exist gives no role. */
export async function findWorldAccess(sql: Sql, userId: string | null, worldId: string): Promise<WorldAccess> {
  const { rows } = await sql.execute(raw`
    select w.is_template as "isTemplate", w.deleted_at is not null as "isDeleted", ${roleOf(userId ?? '')} as role from world w where w.id = ${worldId}`);
  if (!rows[0]) return { isTemplate: false, isDeleted: false, role: null };
  return WorldAccessRow.parse(rows[0]);
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
  mapUrl: string | null;
}

/** Writes the template world itself as the product ships it; its lore is written by `saveTemplateLore`. */
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

const PlayedWorld = z.object({ id: z.string(), name: z.string(), description: z.string(), revision: z.coerce.number() });
type PlayedWorld = z.infer<typeof PlayedWorld>;

/** A world as campaigns play it; `revision` is another after each change of it or of its lore. One that is gone has no more than a name. */
export async function findPlayedWorld(sql: Sql, worldId: string): Promise<PlayedWorld> {
  const { rows } = await sql.execute(raw`
    select w.id, w.name, w.description, coalesce((select max(c.id) from world_change c where c.world_id = w.id), 0) as revision
    from world w where w.id = ${worldId}`);
  return rows[0] ? PlayedWorld.parse(rows[0]) : { id: worldId, name: 'Unknown World', description: '', revision: 0 };
}

const StoryRow = z.object({ story: z.string().nullable() });

/** The handwritten adventure that a world plays, by the ready world that it comes with; null where the lore makes it. */
export async function findStory(sql: Sql, worldId: string): Promise<string | null> {
  const { rows } = await sql.execute(raw`select story from world where id = ${worldId}`);
  return rows[0] ? StoryRow.parse(rows[0]).story : null;
}

/** Has a world play a handwritten adventure. */
export async function saveStory(sql: Sql, worldId: string, story: string): Promise<void> {
  await sql.execute(raw`update world set story = ${story} where id = ${worldId}`);
}

const NamedRow = z.object({ id: z.string(), name: z.string() });

/** What worlds are called that are not deleted, by their ids. */
export async function listNames(sql: Sql, worldIds: readonly string[]): Promise<Map<string, string>> {
  if (worldIds.length === 0) return new Map();
  const { rows } = await sql.execute(raw`
    select id, name from world where id = any(${raw.param([...worldIds])}::text[]) and deleted_at is null`);
  return new Map(parseRows(NamedRow, rows).map(({ id, name }) => [id, name]));
}

/** What a world is called; empty where there is none. */
export async function findWorldName(sql: Sql, worldId: string): Promise<string> {
  const { rows } = await sql.execute<{ name: string }>(raw`select name from world where id = ${worldId}`);
  return rows[0]?.name ?? '';
}
