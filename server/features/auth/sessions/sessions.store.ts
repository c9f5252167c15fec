import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Person } from '#domain/account/account.ts';
import type { SessionEnd } from '#domain/account/session-end.ts';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import type { Caller } from '#server/kernel/calls/caller.ts';
import { visitor } from '#server/kernel/calls/caller.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { endMatching, findSessionEnds, pruneSessionEnds } from './session-ends.store.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const moment = z.coerce.date();
const Row = z.object({
  id: z.string(),
  userId: z.string(),
  token: z.string(),
  createdAt: moment,
  expiresAt: moment,
  seenAt: moment,
  confirmedAt: moment.nullable(),
  secondFactor: z.boolean(),
  renew: z.boolean(),
  name: z.string(),
  email: z.string(),
  plan: Person.shape.plan,
});

/** A caller, and when the session was last noted as seen. */
export interface SeenCaller {
  caller: Caller;
  seenAt: Date | null;
}

const nobody: SeenCaller = { caller: visitor, seenAt: null };

const columns = sql`s.id, s.user_id as "userId", s.token, s.created_at as "createdAt", s.expires_at as "expiresAt",
  s.updated_at as "seenAt", s.confirmed_at as "confirmedAt", s.second_factor as "secondFactor", u.name, u.email, u.plan`;

/** The caller behind each session token, in the order given. A session that has ended and a suspended person are nobody. */
export async function findCallers(db: Sql, tokens: string[], now: Date): Promise<SeenCaller[]> {
  const at = now.toISOString();
  const { rows } = await db.execute(sql`
    select asked.token as asked, s.renew and s.token = asked.token as renew, ${columns}
    from unnest(${sql.param(tokens)}::text[]) as asked (token)
    join lateral (
      select * from session where token = asked.token
      union all select * from session where previous_token = asked.token and previous_until > ${at}::timestamptz
    ) s on true
    join "user" u on u.id = s.user_id
    where s.expires_at > ${at}::timestamptz and u.suspended_at is null`);
  const found = new Map(rows.map(({ asked, ...row }) => [asked, toCaller(Row.parse(row))]));
  const unknown = tokens.filter((token) => !found.has(token));
  const ends = unknown.length === 0 ? new Map<string, SessionEnd>() : await findSessionEnds(db, unknown, now);
  return tokens.map((token) => found.get(token) ?? endedCaller(ends.get(token)));
}

/** The caller behind each session known by its id, in the order given. */
export async function findCallersById(db: Sql, sessionIds: string[], now: Date): Promise<SeenCaller[]> {
  const { rows } = await db.execute(sql`
    select false as renew, ${columns} from session s join "user" u on u.id = s.user_id
    where s.id = any(${sql.param(sessionIds)}::text[]) and s.expires_at > ${now.toISOString()}::timestamptz and u.suspended_at is null`);
  const found = new Map(rows.map((row) => [row['id'], toCaller(Row.parse(row))]));
  return sessionIds.map((id) => found.get(id) ?? nobody);
}

function endedCaller(ended: SessionEnd | undefined): SeenCaller {
  return ended === undefined ? nobody : { caller: { ...visitor, ended }, seenAt: null };
}

function toCaller({ name, email, plan, seenAt, ...session }: z.infer<typeof Row>): SeenCaller {
  return { caller: { actor: { kind: 'person', id: session.userId, name, email, plan }, session }, seenAt };
}

/** Notes that a session is in use, which keeps it for as long again; one that was meant to be short stays so. */
export async function noteSeen(db: Sql, sessionId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    update session set updated_at = ${at}::timestamptz,
      expires_at = case when expires_at - updated_at > interval '2 days' then ${at}::timestamptz + interval '30 days' else expires_at end
    where id = ${sessionId}`);
}

/** Gives a session that must change its token a new one; null when it need not, or another call was first. */
export async function renewToken(db: Sql, sessionId: string, now: Date): Promise<string | null> {
  const token = randomBytes(24).toString('base64url');
  const until = new Date(now.getTime() + accountServerLimits.earlierTokenMilliseconds).toISOString();
  const { rowCount } = await db.execute(sql`
    update session set previous_token = token, previous_until = ${until}::timestamptz, token = ${token}, renew = false
    where id = ${sessionId} and renew`);
  return rowCount ? token : null;
}

/** Makes all tokens of somebody change with their next calls, as when what they may do has changed. */
export async function renewSessions(db: Sql, userId: string): Promise<void> {
  await db.execute(sql`update session set renew = true where user_id = ${userId}`);
}

/** A session as its owner sees it. */
const SessionLine = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: moment,
  lastSeenAt: moment,
});

/** Sessions of somebody that last, newest use first. */
export async function listSessions(db: Sql, userId: string, now: Date) {
  const { rows } = await db.execute(sql`
    select id, user_agent as "userAgent", ip_address as address, created_at as "createdAt", updated_at as "lastSeenAt" from session
    where user_id = ${userId} and expires_at > ${now.toISOString()}::timestamptz order by updated_at desc, id limit 200`);
  return parseRows(SessionLine, rows);
}

/** Ends one session of somebody, and notes why unless they wished it there; false when there is none. */
export async function deleteSession(db: Sql, userId: string, sessionId: string, reason: SessionEnd | null, now: Date): Promise<boolean> {
  return (await endMatching(db, userId, sql`id = ${sessionId}`, reason, now)) > 0;
}

/** Ends the session with this token. */
export async function deleteSessionByToken(db: Sql, token: string): Promise<string | null> {
  const { rows } = await db.execute<{ user_id: string }>(sql`delete from session where token = ${token} returning user_id`);
  return rows[0]?.user_id ?? null;
}

/** Ends all sessions of somebody, but for the one to keep, and notes why. */
export async function deleteSessions(db: Sql, userId: string, reason: SessionEnd, now: Date, keep: string | null = null): Promise<void> {
  await endMatching(db, userId, sql`id is distinct from ${keep}`, reason, now);
}

/** Notes that the password was entered again, and perhaps the second factor. */
export async function confirmSession(db: Sql, sessionId: string, withSecondFactor: boolean, now: Date): Promise<void> {
  await db.execute(sql`
    update session set confirmed_at = ${now.toISOString()}::timestamptz, second_factor = second_factor or ${withSecondFactor} where id = ${sessionId}`);
}

/** Forgets sessions that ended long ago. */
export async function pruneSessions(db: Sql, now: Date): Promise<void> {
  await db.execute(sql`delete from session where expires_at <= ${now.toISOString()}::timestamptz`);
  await pruneSessionEnds(db, now);
}
