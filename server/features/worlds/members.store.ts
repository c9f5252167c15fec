import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { WorldRole } from '#domain/world/world.ts';
import type { WorldMember } from '#domain/world/world.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { avatarUrl } from '#domain/account/avatar-url.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const Row = z.object({
  userId: z.string(),
  name: z.string(),
  avatarAt: z.coerce.date().nullable(),
  role: WorldRole,
  joinedAt: z.coerce.date(),
});

/** The owner and those who joined, in the order they came. */
export async function listMembers(sql: Sql, worldId: string): Promise<WorldMember[]> {
  const { rows } = await sql.execute(raw`
    select u.id as "userId", u.name, u.avatar_at as "avatarAt", m.role, m.joined_at as "joinedAt" from (
      select owner_id as user_id, 'owner' as role, created_at as joined_at from world where id = ${worldId}
      union all select user_id, role, joined_at from world_member where world_id = ${worldId}
    ) m join "user" u on u.id = m.user_id order by m.role = 'owner' desc, m.joined_at, u.id limit 500`);
  return parseRows(Row, rows).map(({ avatarAt, joinedAt, ...member }) => ({
    ...member,
    avatarUrl: avatarUrl(member.userId, avatarAt),
    joinedAt: joinedAt.toISOString(),
  }));
}

/** Takes somebody in; a reader may become an editor so, never the other way. False when nothing changes. */
export async function admitMember(sql: Sql, worldId: string, userId: string, role: 'editor' | 'reader', now: Date): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    insert into world_member (world_id, user_id, role, joined_at)
    select id, ${userId}, ${role}, ${now.toISOString()}::timestamptz from world where id = ${worldId} and owner_id is distinct from ${userId}
    on conflict (world_id, user_id) do update set role = 'editor' where world_member.role = 'reader' and excluded.role = 'editor'`);
  return (rowCount ?? 0) > 0;
}

/** False when the person has not joined. */
export async function saveRole(sql: Sql, worldId: string, userId: string, role: 'editor' | 'reader'): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`update world_member set role = ${role} where world_id = ${worldId} and user_id = ${userId}`);
  return (rowCount ?? 0) > 0;
}

/** Gives a world to somebody who has joined it; whoever owned it edits it from now on. */
export async function saveWorldOwner(sql: Sql, worldId: string, { from, to }: { from: string; to: string }, now: Date): Promise<void> {
  await sql.execute(raw`delete from world_member where world_id = ${worldId} and user_id = ${to}`);
  await sql.execute(raw`update world set owner_id = ${to} where id = ${worldId}`);
  await sql.execute(raw`
    insert into world_member (world_id, user_id, role, joined_at) values (${worldId}, ${from}, 'editor', ${now.toISOString()}::timestamptz)
    on conflict (world_id, user_id) do update set role = 'editor'`);
}

/** False when the person has not joined. */
export async function deleteMember(sql: Sql, worldId: string, userId: string): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`delete from world_member where world_id = ${worldId} and user_id = ${userId}`);
  return (rowCount ?? 0) > 0;
}
