import { randomUUID } from 'node:crypto';
import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { Change, Conflict, OpenConflict } from '#domain/world/lore/change.ts';
import type { FieldBefore } from '#domain/world/lore/edit.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readByParts } from '#server/kernel/database/stored.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** What a change is about. */
export interface Subject {
  worldId: string;
  subject: Change['subject'];
  subjectId: string;
}

interface NewChange extends Subject {
  subjectName: string;
  actor: { id: string; name: string };
  action: Change['action'];
  before?: Record<string, FieldBefore>;
}

/** Notes who changed what, with what stood there before. */
export async function insertChange(sql: Sql, change: NewChange, now: Date): Promise<void> {
  await insertChanges(sql, [change], now);
}

/** Notes several changes, in order. */
export async function insertChanges(sql: Sql, changes: readonly NewChange[], now: Date): Promise<void> {
  const given = changes.map(({ actor, before = {}, ...change }) => ({
    ...change,
    actorId: actor.id,
    actorName: actor.name,
    fields: before,
  }));
  await sql.execute(raw`
    insert into world_change (world_id, subject, subject_id, subject_name, actor_id, actor_name, created_at, action, fields)
    select "worldId", subject, "subjectId", "subjectName", "actorId", "actorName", ${now.toISOString()}::timestamptz, action, fields
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given ("worldId" text, subject text, "subjectId" text, "subjectName" text,
      "actorId" text, "actorName" text, action text, fields jsonb)`);
}

const Fields = z.record(z.string(), z.object({ value: z.unknown(), version: z.int() }));
const Row = Change.omit({ before: true, isDamaged: true }).extend({ id: z.coerce.number(), at: z.coerce.date(), fields: Fields });

/** A row as a change; where what stood there before cannot be read, that somebody changed something still is. */
function toChange(row: Record<string, unknown>): Change {
  const { read, lost } = readByParts(Row, row, { what: 'change', id: String(row['id']) }, { fields: {} });
  const { fields, at, ...change } = read;
  const before = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
  return { ...change, at: at.toISOString(), before, isDamaged: lost.length > 0 };
}

const selected = raw`
  select id, subject, subject_id as "subjectId", subject_name as "subjectName", actor_id as "actorId", actor_name as "actorName", created_at as at, action, fields
  from world_change`;

/** The last changes of a world, newest first, before the one with this number. */
export async function listChanges(sql: Sql, worldId: string, before: number | undefined, limit: number): Promise<Change[]> {
  const { rows } = await sql.execute(raw`
    ${selected} where world_id = ${worldId} and (${before ?? null}::bigint is null or id < ${before ?? null}) order by id desc limit ${limit}`);
  return rows.map(toChange);
}

/** The changes of one thing, newest first. */
export async function listChangesOf(sql: Sql, { worldId, subject, subjectId }: Subject, limit: number): Promise<Change[]> {
  const { rows } = await sql.execute(raw`
    ${selected} where world_id = ${worldId} and subject = ${subject} and subject_id = ${subjectId} order by id desc limit ${limit}`);
  return rows.map(toChange);
}

export async function findChange(sql: Sql, { worldId, subject, subjectId }: Subject, changeId: number): Promise<Change | null> {
  const { rows } = await sql.execute(raw`
    ${selected} where world_id = ${worldId} and subject = ${subject} and subject_id = ${subjectId} and id = ${changeId}`);
  return rows[0] ? toChange(rows[0]) : null;
}

const Past = z.object({ name: z.string(), value: z.unknown(), version: z.int() });
type Past = z.infer<typeof Past>;

/** Each field of each change of something, of those that are not damaged. */
const pastOf = ({ worldId, subject, subjectId }: Subject) => raw`
  select id, field.key as name, field.value -> 'value' as value, field.value -> 'version' as version
  from world_change cross join lateral jsonb_each(case jsonb_typeof(fields) when 'object' then fields else '{}' end) as field
  where world_id = ${worldId} and subject = ${subject} and subject_id = ${subjectId} and jsonb_typeof(field.value -> 'version') = 'number'`;

/** What fields held at versions that are not the newest, for those that were asked for. */
export async function findPast(sql: Sql, about: Subject, asked: Record<string, { seen: number }>) {
  const { rows } = await sql.execute(raw`
    select past.name, past.value, past.version from (${pastOf(about)}) past
    join jsonb_each(${JSON.stringify(asked)}::jsonb) as asked on asked.key = past.name and asked.value -> 'seen' = past.version`);
  const found = parseRows(Past, rows);
  return (field: string, version: number) => found.find((each) => each.name === field && each.version === version)?.value;
}

/** What the fields of something held before each change, newest first; of long texts only their versions. */
export async function listPast(sql: Sql, about: Subject): Promise<Past[]> {
  const { rows } = await sql.execute(raw`
    select past.name, case when past.name in ('text', 'content') then null else past.value end as value, past.version
    from (${pastOf(about)}) past order by past.id desc`);
  return parseRows(Past, rows);
}

/** Keeps what could not be merged. */
export async function insertConflicts(
  sql: Sql,
  { worldId, subject, subjectId }: Subject,
  conflicts: { field: string; value: unknown }[],
  actor: { id: string; name: string },
  now: Date,
): Promise<Conflict[]> {
  const kept = conflicts.map(({ field, value }) => ({ id: randomUUID(), field, value, actorName: actor.name, at: now.toISOString() }));
  for (const { id, field, value } of kept) {
    await sql.execute(raw`
      insert into world_conflict (id, world_id, subject, subject_id, field, value, actor_id, actor_name, created_at)
      values (${id}, ${worldId}, ${subject}, ${subjectId}, ${field}, ${JSON.stringify(value)}::jsonb, ${actor.id}, ${actor.name}, ${now.toISOString()})`);
  }
  return kept;
}

const ConflictRow = Conflict.extend({ at: z.coerce.date() });

/** The open conflicts, oldest first. */
export async function listConflicts(sql: Sql, { worldId, subject, subjectId }: Subject): Promise<Conflict[]> {
  const { rows } = await sql.execute(raw`
    select id, field, value, actor_name as "actorName", created_at as at from world_conflict
    where world_id = ${worldId} and subject = ${subject} and subject_id = ${subjectId} order by created_at, id`);
  return parseRows(ConflictRow, rows).map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** The open conflicts of a world, with what they are about, for statements of others: those in which an entry or a tome is found by its name. */
export const conflictsOf = (worldId: string, entryName: SQL, tomeTitle: SQL): SQL => raw`
  (select * from (
    select c.id, c.field, c.value, c.actor_name, c.created_at as at, c.subject, c.subject_id,
      case c.subject when 'entry' then ${entryName} when 'tome' then ${tomeTitle} else w.name end as subject_name
    from world_conflict c join world w on w.id = c.world_id where c.world_id = ${worldId}
  ) named where subject_name is not null)`;

/** What a conflict was about that is put away; null when there is no such conflict. */
export async function deleteConflict(
  sql: Sql,
  worldId: string,
  conflictId: string,
): Promise<Pick<OpenConflict, 'subject' | 'subjectId'> | null> {
  const { rows } = await sql.execute(raw`
    delete from world_conflict where id = ${conflictId} and world_id = ${worldId} returning subject, subject_id as "subjectId"`);
  return rows[0] ? OpenConflict.pick({ subject: true, subjectId: true }).parse(rows[0]) : null;
}
