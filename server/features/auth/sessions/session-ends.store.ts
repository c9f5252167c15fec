import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { SessionEnd } from '#domain/account/session-end.ts';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const hashOf = (token: ReturnType<typeof sql>) => sql`encode(sha256(convert_to(${token}, 'UTF8')), 'hex')`;

/** Ends the sessions of somebody that match, and notes why; null where their owner wished it. */
export async function endMatching(
  db: Sql,
  userId: string,
  matches: ReturnType<typeof sql>,
  reason: SessionEnd | null,
  now: Date,
): Promise<number> {
  if (reason === null) return (await db.execute(sql`delete from session where user_id = ${userId} and ${matches}`)).rowCount ?? 0;
  const { rowCount } = await db.execute(sql`
    with gone as (delete from session where user_id = ${userId} and ${matches} returning token)
    insert into session_end (token_hash, user_id, reason, ended_at)
    select ${hashOf(sql`token`)}, ${userId}, ${reason}, ${now.toISOString()}::timestamptz from gone
    on conflict (token_hash) do update set reason = excluded.reason`);
  return rowCount ?? 0;
}

/** Notes why a session ended that something else removes. */
export async function noteSessionEnd(db: Sql, session: { token: string; userId: string }, reason: SessionEnd, now: Date): Promise<void> {
  await db.execute(sql`
    insert into session_end (token_hash, user_id, reason, ended_at)
    values (${hashOf(sql`${session.token}::text`)}, ${session.userId}, ${reason}, ${now.toISOString()}::timestamptz)
    on conflict (token_hash) do nothing`);
}

const Row = z.object({ token: z.string(), reason: SessionEnd.nullable().catch(null) });

/** Why the sessions with these tokens ended, by token; those nobody knows anything of are left out. */
export async function findSessionEnds(db: Sql, tokens: string[], now: Date): Promise<Map<string, SessionEnd>> {
  const { rows } = await db.execute(sql`
    select asked.token, case
        when s.expires_at <= ${now.toISOString()}::timestamptz then 'expired'
        when u.suspended_at is not null then 'suspended'
        -- Let back in meanwhile: only that it was ended is still true.
        when e.reason = 'suspended' then 'endedByAdministrator'
        else e.reason end as reason
    from unnest(${sql.param(tokens)}::text[]) as asked (token)
    left join session s on s.token = asked.token
    left join session_end e on e.token_hash = ${hashOf(sql`asked.token`)}
    left join "user" u on u.id = coalesce(s.user_id, e.user_id)`);
  const found = parseRows(Row, rows);
  return new Map(found.flatMap(({ token, reason }) => (reason === null ? [] : [[token, reason]])));
}

/** Forgets why sessions ended long ago. */
export async function pruneSessionEnds(db: Sql, now: Date): Promise<void> {
  await db.execute(
    sql`delete from session_end where ended_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${accountServerLimits.endedSessionDays})`,
  );
}
