import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { Plan } from '#domain/account/account.ts';
import { PlanRequestState } from '#domain/account/plan-request.ts';
import type { PlanRequest } from '#domain/account/plan-request.ts';
import { defaultPreferences } from '#domain/account/default-preferences.ts';
import { Preferences } from '#domain/account/preferences.ts';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { renewSessions } from '#server/features/auth/index.ts';

const Row = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  currentPlan: Plan,
  requestedPlan: Plan,
  reason: z.string().nullable(),
  state: PlanRequestState,
  answer: z.string().nullable(),
  createdAt: z.coerce.date(),
  reviewedAt: z.coerce.date().nullable(),
});

const selected = raw`
  select r.id, r.user_id as "userId", u.name as "userName", u.email as "userEmail", u.plan as "currentPlan",
    r.requested_plan as "requestedPlan", r.reason, r.state, r.answer, r.created_at as "createdAt", r.reviewed_at as "reviewedAt"
  from plan_request r join "user" u on u.id = r.user_id`;

function toRequest(row: unknown): PlanRequest {
  const { createdAt, reviewedAt, ...rest } = Row.parse(row);
  return { ...rest, createdAt: createdAt.toISOString(), reviewedAt: reviewedAt?.toISOString() ?? null };
}

interface NewRequest {
  id: string;
  userId: string;
  requestedPlan: Plan;
  reason: string | null;
}

/** Writes a request that waits; false when the person has one waiting already. */
export async function insertRequest(sql: Sql, { id, userId, requestedPlan, reason }: NewRequest, now: Date): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    insert into plan_request (id, user_id, requested_plan, reason, created_at)
    values (${id}, ${userId}, ${requestedPlan}, ${reason}, ${now.toISOString()})
    on conflict (user_id) where state = 'PENDING' do nothing`);
  return (rowCount ?? 0) > 0;
}

/** One request, locked until the transaction ends; null when there is none. */
export async function lockRequest(sql: Sql, requestId: string): Promise<PlanRequest | null> {
  const { rows } = await sql.execute(raw`${selected} where r.id = ${requestId} for update of r`);
  return rows[0] ? toRequest(rows[0]) : null;
}

/** A person's own requests, newest first. */
export async function listRequestsOf(sql: Sql, userId: string): Promise<PlanRequest[]> {
  const { rows } = await sql.execute(
    raw`${selected} where r.user_id = ${userId} order by r.created_at desc, r.id limit ${accountServerLimits.planRequestsPerAnswer}`,
  );
  return rows.map(toRequest);
}

/** Everybody's requests: those that wait, longest first, then the others, newest first. */
export async function listRequests(sql: Sql, state?: PlanRequestState): Promise<PlanRequest[]> {
  const { rows } = await sql.execute(raw`
    ${selected} where ${state ?? null}::text is null or r.state = ${state ?? null}
    order by r.state <> 'PENDING', case when r.state = 'PENDING' then r.created_at end, r.created_at desc, r.id limit ${accountServerLimits.planRequestsPerAnswer}`);
  return rows.map(toRequest);
}

const WaitingRow = z.object({ waiting: z.int() });

/** How many requests wait. */
export async function countWaiting(sql: Sql): Promise<number> {
  const { rows } = await sql.execute(raw`select count(*)::int as waiting from plan_request where state = 'PENDING'`);
  return WaitingRow.parse(rows[0]).waiting;
}

interface RequestOutcome {
  state: Exclude<PlanRequestState, 'PENDING'>;
  answer: string | null;
  reviewedBy: string | null;
}

export async function closeRequest(sql: Sql, requestId: string, { state, answer, reviewedBy }: RequestOutcome, now: Date): Promise<void> {
  await sql.execute(raw`
    update plan_request set state = ${state}, answer = ${answer}, reviewed_by = ${reviewedBy}, reviewed_at = ${now.toISOString()}
    where id = ${requestId}`);
}

const PlanRow = z.object({ plan: Plan });

/** The plan somebody has, locked until the transaction ends; null when there is no such person. */
export async function lockPlan(sql: Sql, userId: string): Promise<Plan | null> {
  const { rows } = await sql.execute(raw`select plan from "user" where id = ${userId} for no key update`);
  return rows[0] ? PlanRow.parse(rows[0]).plan : null;
}

/** Gives somebody a plan; their sessions get new ids at their next call. */
export async function savePlan(sql: Sql, userId: string, plan: Plan, now: Date): Promise<void> {
  await sql.execute(raw`update "user" set plan = ${plan}, updated_at = ${now.toISOString()} where id = ${userId}`);
  await renewSessions(sql, userId);
}

const ReaderRow = z.object({ name: z.string(), email: z.string(), preferences: Preferences.partial().nullable().catch(null) });

/** Where to write to somebody and whether they want it; null when there is no such person. */
export async function findReader(sql: Sql, userId: string): Promise<{ name: string; email: string; wants: boolean } | null> {
  const { rows } = await sql.execute(raw`select name, email, preferences from "user" where id = ${userId}`);
  if (!rows[0]) return null;
  const { name, email, preferences } = ReaderRow.parse(rows[0]);
  return { name, email, wants: preferences?.mailNotices ?? defaultPreferences.mailNotices };
}

/** The plan somebody has; null when there is no such person. */
export async function findPlan(sql: Sql, userId: string): Promise<Plan | null> {
  const { rows } = await sql.execute(raw`select plan from "user" where id = ${userId}`);
  return rows[0] ? Plan.parse(rows[0]['plan']) : null;
}

/** Locks the administrators; answers whether another one than this stays. */
export async function hasOtherAdmin(sql: Sql, userId: string): Promise<boolean> {
  const { rows } = await sql.execute<{ id: string; stays: boolean }>(raw`
    select id, deletes_at is null and suspended_at is null as stays from "user" where plan = 'ADMIN' order by id for update`);
  return rows.some(({ id, stays }) => id !== userId && stays);
}

/** Makes somebody an administrator, and lifts a suspension; their sessions get new ids at their next call. */
export async function makeAdministrator(sql: Sql, userId: string): Promise<void> {
  await sql.execute(raw`update "user" set plan = ${Plan.enum.ADMIN}, suspended_at = null where id = ${userId}`);
  await renewSessions(sql, userId);
}
