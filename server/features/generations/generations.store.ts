import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { worldServerLimits } from '#domain/limits/world-limits.ts';
import { Generation } from '#domain/world/generation.ts';
import { LoreCategory } from '#domain/world/lore/lore.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { LoreAudience } from '#domain/permissions/audience.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Damaged, readByParts, readStored } from '#server/kernel/database/stored.ts';
import { isWorldDeleted } from '#server/features/worlds/index.ts';
import { Reading } from './documents/index.ts';
import { PlannedEntry } from './planned-entry.ts';

/** How long a server vouches for what it carries on; renewed each second, so that a crash is noticed soon. */
const LEASE = raw`interval '10 seconds'`;

const Row = Generation.pick({
  id: true,
  worldId: true,
  kind: true,
  prompt: true,
  category: true,
  state: true,
  completed: true,
  planned: true,
}).extend({
  found: Generation.shape.found,
  failure: z.string().nullable(),
  label: z.string().nullable(),
  tomeId: z.string().nullable(),
  tomeTitle: z.string().nullable(),
  tomeAudience: LoreAudience.nullable(),
  withModel: z.boolean(),
  /** What is left of a document for a model to read. */
  rest: Reading.nullable(),
  /** Hashes of the parts that a model has read. */
  read: z.array(z.string()),
  seed: z.string(),
  categories: z.array(LoreCategory),
  plannedFor: z.array(LoreCategory),
  requestedBy: z.string().nullable(),
  requestedByName: z.string(),
  attempts: z.int(),
  createdAt: z.coerce.date(),
  /** Proposals that nobody has decided. */
  open: z.coerce.number(),
  /** Whether the world was deleted meanwhile. */
  isDeleted: z.boolean(),
});
export type GenerationRow = ReturnType<typeof toRow>;

/** What stands for parts that cannot be read; who could read the tome is then nobody but the builders. */
const instead = { found: {}, tomeAudience: 'dm', rest: null, read: [], categories: [], plannedFor: [] };

/** A row as a generation, with what can be read of it where it is damaged. */
function toRow(row: Record<string, unknown>) {
  const { read, lost } = readByParts(Row, row, { what: 'generation', id: String(row['id']) }, instead);
  return { ...read, isDamaged: lost.length > 0 };
}

const selected = raw`
  select g.id, g.world_id as "worldId", g.kind, g.prompt, g.category, g.state, g.completed, g.planned, g.found, g.failure, g.label, g.tome_id as "tomeId",
    g.tome_title as "tomeTitle", g.tome_audience as "tomeAudience", g.with_model as "withModel", g.rest, g.read, g.seed, g.categories,
    g.planned_for as "plannedFor", g.requested_by as "requestedBy", g.requested_by_name as "requestedByName", g.attempts, g.created_at as "createdAt",
    (select count(*) from world_proposal p where p.generation_id = g.id and p.state = 'open') as open, ${isWorldDeleted(raw`g.world_id`)} as "isDeleted"
  from world_generation g`;

/** The generations of a world, newest first. */
export async function listGenerations(sql: Sql, worldId: string): Promise<GenerationRow[]> {
  const { rows } = await sql.execute(
    raw`${selected} where g.world_id = ${worldId} order by g.created_at desc, g.id limit ${worldServerLimits.generationsPerAnswer}`,
  );
  return rows.map(toRow);
}

export async function findGeneration(sql: Sql, id: string): Promise<GenerationRow | null> {
  const { rows } = await sql.execute(raw`${selected} where g.id = ${id}`);
  return rows[0] ? toRow(rows[0]) : null;
}

/** One generation, locked for the rest of the transaction. */
export async function lockGeneration(sql: Sql, id: string): Promise<GenerationRow | null> {
  const { rows } = await sql.execute(raw`${selected} where g.id = ${id} for update of g`);
  return rows[0] ? toRow(rows[0]) : null;
}

/** Whether lore is being written in a world, or this tome of it is being read. */
export async function isBusy(sql: Sql, worldId: string, tomeId: string | null): Promise<boolean> {
  const { rows } = await sql.execute(raw`
    select 1 from world_generation where world_id = ${worldId} and state = 'running' and tome_id is not distinct from ${tomeId}::text limit 1`);
  return rows.length > 0;
}

type NewGeneration = Pick<GenerationRow, 'id' | 'worldId' | 'kind' | 'planned'> &
  Partial<Pick<GenerationRow, 'prompt' | 'category' | 'categories' | 'tomeId' | 'tomeTitle' | 'tomeAudience'>>;

/** Adds a generation that waits to be carried on; its id is its seed. */
export async function insertGeneration(
  sql: Sql,
  {
    id,
    worldId,
    kind,
    planned,
    prompt = '',
    category = null,
    categories = [],
    tomeId = null,
    tomeTitle = null,
    tomeAudience = null,
  }: NewGeneration,
  by: { id: string; name: string },
  now: Date,
): Promise<void> {
  await sql.execute(raw`
    insert into world_generation (id, world_id, kind, prompt, category, categories, seed, state, planned, tome_id, tome_title, tome_audience, requested_by, requested_by_name, created_at)
    values (${id}, ${worldId}, ${kind}, ${prompt}, ${category}, ${JSON.stringify(categories)}::jsonb, ${id}, 'running', ${planned}, ${tomeId}, ${tomeTitle},
      ${tomeAudience === null ? null : JSON.stringify(tomeAudience)}::jsonb, ${by.id}, ${by.name}, ${now.toISOString()})`);
}

/** Takes generations that nobody vouches for, those that wait longest first. */
export async function claimRunning(sql: Sql, most: number): Promise<string[]> {
  const { rows } = await sql.execute<{ id: string }>(raw`
    update world_generation set lease_until = now() + ${LEASE}, attempts = attempts + 1
    where id in (
      select id from world_generation where state = 'running' and (lease_until is null or lease_until < now())
      order by created_at, id limit ${most} for update skip locked)
    returning id`);
  return rows.map(({ id }) => id);
}

/** Vouches for more; answers those that still run. */
export async function renewLeases(sql: Sql, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.execute<{ id: string }>(raw`
    update world_generation set lease_until = now() + ${LEASE} where state = 'running' and id = any(${raw.param([...ids])}::text[]) returning id`);
  return new Set(rows.map(({ id }) => id));
}

/** Gives back what was claimed, so that the next server takes it up at once: these, or all there are. */
export async function releaseLeases(sql: Sql, which: readonly string[] | 'all'): Promise<void> {
  const those = which === 'all' ? raw`true` : raw`id = any(${raw.param([...which])}::text[])`;
  await sql.execute(
    raw`update world_generation set lease_until = null ${which === 'all' ? raw`` : raw`, attempts = greatest(attempts - 1, 0)`} where state = 'running' and ${those}`,
  );
}

/** Ends a generation; false when it was over already. */
export async function endGeneration(
  sql: Sql,
  id: string,
  state: Exclude<GenerationRow['state'], 'running'>,
  failure: string | null = null,
): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    update world_generation set state = ${state}, failure = ${failure}, lease_until = null, plan = '[]' where id = ${id} and state = 'running'`);
  return (rowCount ?? 0) > 0;
}

/** Forgets a generation with what it proposed and nobody decided. */
export async function deleteGeneration(sql: Sql, id: string): Promise<void> {
  await sql.execute(raw`delete from world_generation where id = ${id}`);
}

/** The next entry that is planned; null when all that is planned was told. */
export async function nextPlanned(sql: Sql, id: string): Promise<PlannedEntry | null> {
  const { rows } = await sql.execute(raw`select plan -> completed as entry from world_generation where id = ${id}`);
  const planned = readStored(PlannedEntry.nullable(), rows[0]?.['entry'] ?? null, { what: 'plan', id });
  if (planned instanceof Damaged) throw new Refusal('generation.damaged');
  return planned;
}

interface Planning {
  entries: readonly PlannedEntry[];
  plannedFor: readonly LoreCategory[];
  /** How many entries there will be. */
  planned: number;
  label: string;
}

/** Plans more entries. */
export async function savePlan(sql: Sql, id: string, { entries, plannedFor, planned, label }: Planning): Promise<void> {
  await setFields(
    sql,
    id,
    raw`plan = plan || ${JSON.stringify(entries)}::jsonb, planned_for = ${JSON.stringify(plannedFor)}::jsonb, planned = ${planned}, label = ${label}, attempts = 0`,
  );
}

/** Notes how far it has come. */
export async function saveCompleted(sql: Sql, id: string, completed: number, found: GenerationRow['found']): Promise<void> {
  await setFields(sql, id, raw`completed = ${completed}, found = ${JSON.stringify(found)}::jsonb, attempts = 0`);
}

/** Notes what is left of a document for a model to read, and what it has read. */
export async function saveRest(sql: Sql, id: string, rest: GenerationRow['rest'], read: readonly string[]): Promise<void> {
  await setFields(sql, id, raw`rest = ${rest && JSON.stringify(rest)}::jsonb, read = ${JSON.stringify(read)}::jsonb`);
}

/** Has a document carried on by the model. */
export async function reopenForModel(
  sql: Sql,
  id: string,
  { label, completed, planned }: { label: string; completed: number; planned: number },
): Promise<void> {
  await setFields(
    sql,
    id,
    raw`state = 'running', failure = null, with_model = true, label = ${label}, completed = ${completed}, planned = ${planned}, attempts = 0, lease_until = null`,
  );
}

async function setFields(sql: Sql, id: string, fields: SQL): Promise<void> {
  await sql.execute(raw`update world_generation set ${fields} where id = ${id}`);
}
