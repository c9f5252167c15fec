import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Person } from '#domain/account/account.ts';
import { TokenScope } from '#domain/account/personal-token.ts';
import type { NewPersonalToken, PersonalToken } from '#domain/account/personal-token.ts';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { visitor } from '#server/kernel/calls/caller.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';
import type { SeenCaller } from './sessions.store.ts';

const moment = z.coerce.date();
const Row = z.object({
  hash: z.string(),
  id: z.string(),
  userId: z.string(),
  scope: TokenScope,
  expiresAt: moment,
  usedAt: moment.nullable(),
  name: z.string(),
  email: z.string(),
  plan: Person.shape.plan,
});

/** Whoever calls with a token that is not good. */
const unknown: SeenCaller = { caller: { ...visitor, token: 'invalid' }, seenAt: null };

/** The caller behind each token, by its hash, in the order given. A token that has expired is not good, nor is a suspended person's. */
export async function findTokenCallers(db: Sql, hashes: string[], now: Date): Promise<SeenCaller[]> {
  const { rows } = await db.execute(sql`
    select t.token_hash as hash, t.id, t.user_id as "userId", t.scope, t.expires_at as "expiresAt", t.last_used_at as "usedAt",
      u.name, u.email, u.plan
    from personal_token t join "user" u on u.id = t.user_id
    where t.token_hash = any(${sql.param(hashes)}::text[]) and t.expires_at > ${now.toISOString()}::timestamptz and u.suspended_at is null`);
  const found = new Map(parseRows(Row, rows).map((row) => [row.hash, toCaller(row)]));
  return hashes.map((hash) => found.get(hash) ?? unknown);
}

function toCaller({ id, userId, scope, expiresAt, usedAt, name, email, plan }: z.infer<typeof Row>): SeenCaller {
  const token = { id, userId, scope, expiresAt };
  // What was never used was last seen before everything.
  return { caller: { actor: { kind: 'person', id: userId, name, email, plan }, session: null, token }, seenAt: usedAt ?? new Date(0) };
}

/** Whether a token is good still: neither revoked nor over, and of nobody who is suspended. */
export async function isTokenGood(db: Sql, tokenId: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from personal_token t join "user" u on u.id = t.user_id
    where t.id = ${tokenId} and t.expires_at > ${now.toISOString()}::timestamptz and u.suspended_at is null`);
  return rows.length > 0;
}

/** Notes that a token is in use. */
export async function noteTokenUsed(db: Sql, tokenId: string, now: Date): Promise<void> {
  await db.execute(sql`update personal_token set last_used_at = ${now.toISOString()}::timestamptz where id = ${tokenId}`);
}

const Line = z.object({
  id: z.string(),
  name: z.string(),
  scope: TokenScope,
  createdAt: moment,
  expiresAt: moment,
  lastUsedAt: moment.nullable(),
});

/** Tokens of somebody, newest first, those that have expired lately among them. */
export async function listTokens(db: Sql, userId: string): Promise<PersonalToken[]> {
  const { rows } = await db.execute(sql`
    select id, name, scope, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
    from personal_token where user_id = ${userId} order by created_at desc, id limit ${limits.personalTokens}`);
  return parseRows(Line, rows).map((line) => ({
    ...line,
    createdAt: line.createdAt.toISOString(),
    expiresAt: line.expiresAt.toISOString(),
    lastUsedAt: line.lastUsedAt?.toISOString() ?? null,
  }));
}

/** Keeps a new token of somebody; false where they have as many as one person may. */
export async function insertToken(
  db: Sql,
  userId: string,
  {
    id,
    hash,
    name,
    scope,
    createdAt,
    expiresAt,
  }: Omit<NewPersonalToken, 'days'> & { id: string; hash: string; createdAt: Date; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into personal_token (id, user_id, token_hash, name, scope, created_at, expires_at)
    select ${id}, ${userId}, ${hash}, ${name}, ${scope}, ${createdAt.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
    where (select count(*) from personal_token where user_id = ${userId}) < ${limits.personalTokens}`);
  return (rowCount ?? 0) > 0;
}

/** Ends one token of somebody; false when there is none. */
export async function deleteToken(db: Sql, userId: string, tokenId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from personal_token where user_id = ${userId} and id = ${tokenId}`);
  return (rowCount ?? 0) > 0;
}

/** Ends all tokens of somebody. */
export async function deleteTokens(db: Sql, userId: string): Promise<void> {
  await db.execute(sql`delete from personal_token where user_id = ${userId}`);
}

/** Forgets tokens that expired long ago. */
export async function pruneTokens(db: Sql, now: Date): Promise<void> {
  await db.execute(sql`
    delete from personal_token
    where expires_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${accountServerLimits.expiredTokenDays})`);
}
