import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { SeatRequest } from '#domain/campaign/campaign.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { avatarUrl } from '#domain/account/avatar-url.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const AskedSeat = z.enum(['player', 'spectator']);
export type AskedSeat = z.infer<typeof AskedSeat>;

interface Asked {
  id: string;
  campaignId: string;
  userId: string;
  seat: AskedSeat;
}

/** Writes that somebody asks for a seat, again when they were declined before; false when they wait already. */
export async function insertSeatRequest(sql: Sql, { id, campaignId, userId, seat }: Asked, now: Date): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    insert into seat_request (id, campaign_id, user_id, seat, created_at)
    values (${id}, ${campaignId}, ${userId}, ${seat}, ${now.toISOString()})
    on conflict (campaign_id, user_id) do update set id = excluded.id, seat = excluded.seat, state = 'PENDING', created_at = excluded.created_at,
      answered_at = null where seat_request.state = 'DECLINED'`);
  return (rowCount ?? 0) > 0;
}

const RequestRow = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  avatarAt: z.coerce.date().nullable(),
  seat: AskedSeat,
  createdAt: z.coerce.date(),
});

/** Those who wait for a seat, the longest first. */
export function listSeatRequests(sql: Sql, campaignId: string): Promise<SeatRequest[]> {
  return selectSeatRequests(sql, raw`r.campaign_id = ${campaignId}`);
}

/** The request of somebody who waits for a seat; null for who does not. */
export async function findSeatRequest(sql: Sql, campaignId: string, userId: string): Promise<SeatRequest | null> {
  return (await selectSeatRequests(sql, raw`r.campaign_id = ${campaignId} and r.user_id = ${userId}`))[0] ?? null;
}

async function selectSeatRequests(sql: Sql, where: SQL): Promise<SeatRequest[]> {
  const { rows } = await sql.execute(raw`
    select r.id, r.user_id as "userId", u.name, u.avatar_at as "avatarAt", r.seat, r.created_at as "createdAt"
    from seat_request r join "user" u on u.id = r.user_id
    where ${where} and r.state = 'PENDING' order by r.created_at, r.id limit ${campaignServerLimits.seatRequestsPerAnswer}`);
  return parseRows(RequestRow, rows).map(({ avatarAt, createdAt, ...rest }) => ({
    ...rest,
    avatarUrl: avatarUrl(rest.userId, avatarAt),
    createdAt: createdAt.toISOString(),
  }));
}

const OwnRow = z.object({
  id: z.string(),
  campaignName: z.string(),
  seat: AskedSeat,
  state: z.enum(['PENDING', 'DECLINED']),
  createdAt: z.coerce.date(),
});

/** What somebody asked for and has not got, newest first. */
export async function listSeatRequestsOf(sql: Sql, userId: string) {
  const { rows } = await sql.execute(raw`
    select r.id, c.name as "campaignName", r.seat, r.state, r.created_at as "createdAt"
    from seat_request r join campaign c on c.id = r.campaign_id and c.deleted_at is null
    where r.user_id = ${userId} order by r.created_at desc, r.id limit ${campaignServerLimits.seatRequestsPerAnswer}`);
  return parseRows(OwnRow, rows).map(({ createdAt, ...rest }) => ({ ...rest, createdAt: createdAt.toISOString() }));
}

const Waiting = z.object({ userId: z.string(), seat: AskedSeat, campaignName: z.string() });

/** A request that waits, held until the transaction ends; null when it was answered or taken back. */
export async function lockSeatRequest(sql: Sql, campaignId: string, requestId: string): Promise<z.infer<typeof Waiting> | null> {
  const { rows } = await sql.execute(raw`
    select r.user_id as "userId", r.seat, c.name as "campaignName" from seat_request r join campaign c on c.id = r.campaign_id
    where r.id = ${requestId} and r.campaign_id = ${campaignId} and r.state = 'PENDING' for update of r`);
  return rows[0] ? Waiting.parse(rows[0]) : null;
}

export async function declineSeatRequest(sql: Sql, requestId: string, now: Date): Promise<void> {
  await sql.execute(raw`update seat_request set state = 'DECLINED', answered_at = ${now.toISOString()} where id = ${requestId}`);
}

/** Somebody has a seat: nothing is asked for any more. Answers whether anything was. */
export async function deleteSeatRequest(sql: Sql, campaignId: string, userId: string): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`delete from seat_request where campaign_id = ${campaignId} and user_id = ${userId}`);
  return (rowCount ?? 0) > 0;
}

/** Takes back one's own request; answers the campaign it was about, or null when there is no such request. */
export async function withdrawSeatRequest(sql: Sql, requestId: string, userId: string): Promise<string | null> {
  const { rows } = await sql.execute<{ id: string }>(raw`
    delete from seat_request where id = ${requestId} and user_id = ${userId} returning campaign_id as id`);
  return rows[0]?.id ?? null;
}
