import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { lockNumbers } from '#server/kernel/lock-numbers.ts';
import { endpointKinds } from '#domain/narration/endpoint-kind.ts';
import type { EndpointKind } from '#domain/narration/endpoint-kind.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** What somebody has a service make: characters of speech, or pictures. */
export interface Expense {
  id: string;
  kind: EndpointKind;
  campaignId: string;
  requestedBy: string;
  model: string;
  amount: number;
}

const SpentRow = z.object({ spent: z.number() });

/** What a service has made for somebody since a moment. Their other expenses wait until the transaction ends. */
export async function lockSpent(sql: Sql, userId: string, kind: EndpointKind, since: Date): Promise<number> {
  await sql.execute(raw`select pg_advisory_xact_lock(${lockNumbers.endpointExpenses}, hashtext(${userId}))`);
  const { rows } = await sql.execute(raw`
    select coalesce(sum(amount), 0)::float8 as spent from endpoint_usage
    where requested_by = ${userId} and kind = ${kind} and created_at >= ${since.toISOString()}::timestamptz`);
  return SpentRow.parse(rows[0]).spent;
}

/** Writes an expense down. */
export async function insertExpense(sql: Sql, { id, kind, campaignId, requestedBy, model, amount }: Expense, now: Date): Promise<void> {
  await sql.execute(raw`
    insert into endpoint_usage (id, kind, campaign_id, requested_by, model, amount, created_at)
    values (${id}, ${kind}, ${campaignId}, ${requestedBy}, ${model}, ${amount}, ${now.toISOString()})`);
}

/** Takes back an expense that cost nothing. */
export async function deleteExpense(sql: Sql, id: string): Promise<void> {
  await sql.execute(raw`delete from endpoint_usage where id = ${id}`);
}

const Kind = z.enum(endpointKinds);
const Day = z.object({ day: z.string(), kind: Kind, amount: z.number() });
const Person = z.object({ userId: z.string().nullable(), kind: Kind, amount: z.number() });

/** What was made on each day of UTC since a moment, by kind; days without any are left out. */
export async function listExpensesByDay(sql: Sql, since: Date): Promise<z.infer<typeof Day>[]> {
  const { rows } = await sql.execute(raw`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, kind, sum(amount)::float8 as amount from endpoint_usage
    where created_at >= ${since.toISOString()}::timestamptz group by 1, 2 order by 1 desc, 2`);
  return parseRows(Day, rows);
}

/** What was made for each person since a moment, by kind, the most first; null for those whose account is gone. */
export async function listExpensesByPerson(sql: Sql, since: Date, most: number): Promise<z.infer<typeof Person>[]> {
  const { rows } = await sql.execute(raw`
    select requested_by as "userId", kind, sum(amount)::float8 as amount from endpoint_usage
    where created_at >= ${since.toISOString()}::timestamptz group by 1, 2 order by 3 desc, 1 limit ${most}`);
  return parseRows(Person, rows);
}
