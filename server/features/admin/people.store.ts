import { limits } from '#domain/limits/limits.ts';
import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { Plan } from '#domain/account/account.ts';
import type { PersonLine } from '#contract/accounts/admin-shapes.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { holding } from '#server/kernel/database/like-pattern.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const Row = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  plan: Plan,
  createdAt: z.coerce.date(),
  lastSeenAt: z.coerce.date().nullable(),
  suspendedAt: z.coerce.date().nullable(),
  deletesAt: z.coerce.date().nullable(),
  twoFactor: z.boolean(),
  campaigns: z.coerce.number().int(),
});

const TotalRow = z.object({ total: z.int() });

/** People whose name or address holds the words, newest first, a page from `offset` on; and how many there are. */
export async function searchPeople(sql: Sql, search: string, offset: number): Promise<{ people: PersonLine[]; total: number }> {
  const pattern = holding(search);
  const matches = raw`u.name ilike ${pattern} or u.email ilike ${pattern}`;
  const { rows } = await sql.execute(raw`
    select u.id, u.name, u.email, u.plan, u.created_at as "createdAt", u.suspended_at as "suspendedAt", u.deletes_at as "deletesAt",
      u.two_factor_enabled as "twoFactor",
      (select max(s.updated_at) from session s where s.user_id = u.id) as "lastSeenAt",
      (select count(*) from campaign_participant p where p.user_id = u.id) as campaigns
    from "user" u where ${matches} order by u.created_at desc, u.id limit ${limits.peoplePage} offset ${offset}`);
  const counted = await sql.execute(raw`select count(*)::int as total from "user" u where ${matches}`);
  return { people: rows.map(toLine), total: TotalRow.parse(counted.rows[0]).total };
}

function toLine(row: unknown): PersonLine {
  const { createdAt, lastSeenAt, suspendedAt, deletesAt, ...rest } = Row.parse(row);
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    deletesAt: deletesAt?.toISOString() ?? null,
  };
}

const PersonRow = z.object({ name: z.string(), email: z.string(), plan: Plan });

/** Somebody's name, address and plan; null when there is no such person. */
export async function findPerson(sql: Sql, userId: string): Promise<{ name: string; email: string; plan: Plan } | null> {
  const { rows } = await sql.execute(raw`select name, email, plan from "user" where id = ${userId}`);
  return rows[0] ? PersonRow.parse(rows[0]) : null;
}

const PersonByEmailRow = z.object({ id: z.string(), name: z.string(), email: z.string(), plan: Plan });

/** Whom an operator means by an address. */
export async function findPersonByEmail(sql: Sql, email: string): Promise<{ id: string; name: string; email: string; plan: Plan } | null> {
  const { rows } = await sql.execute(raw`select id, name, email, plan from "user" where email = ${email.trim().toLowerCase()}`);
  return rows[0] ? PersonByEmailRow.parse(rows[0]) : null;
}

/** Suspends somebody from now on, or lets them back in. */
export async function saveSuspension(sql: Sql, userId: string, since: Date | null): Promise<void> {
  await sql.execute(raw`update "user" set suspended_at = ${since?.toISOString() ?? null} where id = ${userId}`);
}

const NamedRow = z.object({ id: z.string(), name: z.string() });

/** What people are called, by their ids. */
export async function findNames(sql: Sql, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql.execute(raw`select id, name from "user" where id = any(${raw.param(ids)}::text[])`);
  const named = parseRows(NamedRow, rows);
  return new Map(named.map(({ id, name }) => [id, name]));
}
