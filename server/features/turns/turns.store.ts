import { asc, eq, lte, sql as raw } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { EarlierIntent } from '#domain/chat/message.ts';
import { Hand, turnAtRest } from '#domain/turn/turn.ts';
import type { ClosedCycle, Turn } from '#domain/turn/turn.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readableOf } from '#server/kernel/database/stored.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';

const turn = pgTable('turn', {
  campaignId: text('campaign_id').primaryKey(),
  state: text('state', { enum: ['IDLE', 'COLLECTING'] }).notNull(),
  cycle: integer('cycle').notNull(),
  collectingStartedAt: timestamp('collecting_started_at', { withTimezone: true }),
  collectingTimeout: integer('collecting_timeout').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  remaining: integer('remaining'),
  hands: jsonb('hands').notNull(),
  version: integer('version').notNull(),
});

const cycle = pgTable('cycle', {
  campaignId: text('campaign_id').notNull(),
  number: integer('number').notNull(),
  closedBy: text('closed_by').notNull(),
  intents: jsonb('intents').notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
});

/** The turn of a campaign; one that never collected is at rest. */
export async function getTurn(sql: Sql, campaignId: string): Promise<Turn> {
  const [row] = await sql.select().from(turn).where(eq(turn.campaignId, campaignId));
  return row ? toTurn(row) : turnAtRest(campaignId);
}

/** Whether a campaign has ever collected. */
export async function hasTurn(sql: Sql, campaignId: string): Promise<boolean> {
  const rows = await sql.select({ id: turn.campaignId }).from(turn).where(eq(turn.campaignId, campaignId));
  return rows.length > 0;
}

/** Locks the turn of a campaign until the transaction ends, and reads it; null when there is no such campaign. */
export async function lockTurn(sql: Sql, campaignId: string): Promise<Turn | null> {
  const lock = () => sql.select().from(turn).where(eq(turn.campaignId, campaignId)).for('update');
  const [row] = await lock();
  if (row) return toTurn(row);
  // It never collected: of two who are the first, one writes its row, and both then wait for it.
  if (!(await documentStore.holdTable(sql, campaignId))) return null;
  const { state, cycle: number, collectingTimeout } = turnAtRest(campaignId);
  await sql.execute(raw`
    insert into turn (campaign_id, state, cycle, collecting_timeout, hands)
    values (${campaignId}, ${state}, ${number}::int, ${collectingTimeout}::int, '[]'::jsonb) on conflict do nothing`);
  const [written] = await lock();
  return written ? toTurn(written) : null;
}

export async function saveTurn(sql: Sql, { campaignId, collectingStartedAt, endsAt, ...rest }: Turn): Promise<void> {
  await sql
    .update(turn)
    .set({ ...rest, collectingStartedAt: dateOf(collectingStartedAt), endsAt: dateOf(endsAt) })
    .where(eq(turn.campaignId, campaignId));
}

export async function saveClosedCycle(sql: Sql, campaignId: string, closed: ClosedCycle, now: Date): Promise<void> {
  await sql.insert(cycle).values({ campaignId, number: closed.cycle, closedBy: closed.by, intents: closed.intents, closedAt: now });
}

/** Campaigns whose time to collect is up, the longest waiting first. */
export async function listDue(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql.select({ id: turn.campaignId }).from(turn).where(lte(turn.endsAt, now)).orderBy(asc(turn.endsAt)).limit(100);
  return rows.map((row) => row.id);
}

/** When the next collection ends, or null. */
export async function findNextEnd(sql: Sql): Promise<Date | null> {
  const { rows } = await sql.execute<{ at: string | null }>(raw`select min(ends_at) as at from turn where ends_at is not null`);
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}

/** What a closed cycle collected. */
export async function findClosedIntents(sql: Sql, campaignId: string, number: number): Promise<ClosedCycle['intents']> {
  const { rows } = await sql.execute<{ intents: ClosedCycle['intents'] }>(raw`
    select intents from cycle where campaign_id = ${campaignId} and number = ${number}`);
  return rows[0]?.intents ?? [];
}

/** Notes that a cycle put an intent of an earlier reply to the narrator once more. */
export async function saveAgain(sql: Sql, campaignId: string, number: number, { messageId, intent }: EarlierIntent): Promise<void> {
  await sql.execute(raw`
    update cycle set again_message_id = ${messageId}, again_intent = ${intent} where campaign_id = ${campaignId} and number = ${number}`);
}

/** Which intent of an earlier reply a cycle put to the narrator once more; null for most. */
export async function findAgain(sql: Sql, campaignId: string, number: number): Promise<EarlierIntent | null> {
  const { rows } = await sql.execute(raw`
    select again_message_id as "messageId", again_intent as intent from cycle
    where campaign_id = ${campaignId} and number = ${number} and again_message_id is not null`);
  return rows[0] ? EarlierIntent.parse(rows[0]) : null;
}

/** The cycles that put an intent of an earlier reply to the narrator once more. */
export async function listCyclesOf(sql: Sql, campaignId: string, { messageId, intent }: EarlierIntent): Promise<number[]> {
  const { rows } = await sql.execute<{ number: number }>(raw`
    select number from cycle where campaign_id = ${campaignId} and again_message_id = ${messageId} and again_intent = ${intent}`);
  return rows.map(({ number }) => number);
}

function toTurn(row: typeof turn.$inferSelect): Turn {
  return {
    ...row,
    collectingStartedAt: row.collectingStartedAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    // A hand that cannot be read is raised again by whoever raised it.
    hands: Array.isArray(row.hands)
      ? readableOf(
          Hand,
          row.hands.map((data: unknown) => ({ id: row.campaignId, data })),
          'hand',
        )
      : [],
  };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** Lets a campaign that has no turn yet go on counting its cycles after so many. */
export async function openTurn(sql: Sql, campaignId: string, cycles: number): Promise<void> {
  const { hands: _none, ...rest } = { ...turnAtRest(campaignId), cycle: cycles, collectingStartedAt: null, endsAt: null };
  await sql.insert(turn).values({ ...rest, hands: [] });
}
