import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Member } from '#domain/campaign/campaign.ts';
import { seats } from '#domain/campaign/seat.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { holding } from '#server/kernel/database/like-pattern.ts';
import { avatarUrl } from '#domain/account/avatar-url.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** Keeps this lock apart from others of its kind. */
const SEATS_LOCK = 20;

const MemberRow = z.object({
  userId: z.string(),
  name: z.string(),
  avatarAt: z.coerce.date().nullable(),
  seat: z.enum(seats),
  joinedAt: z.coerce.date(),
  character: z.string().nullable(),
  isAway: z.boolean(),
});

const isSeatedIn = (campaignId: string) => raw`p.campaign_id = ${campaignId}`;

interface WantedMembers {
  campaignId: string;
  /** What their names hold, or those of their characters; everybody without it. */
  search?: string | undefined;
  offset?: number | undefined;
}

/** Those at the table with their characters: who leads it first, who watches last, and each in the order they came. */
export function listMembers(sql: Sql, { campaignId, search = '', offset }: WantedMembers): Promise<Member[]> {
  if (search === '') return selectMembers(sql, isSeatedIn(campaignId), offset);
  const pattern = holding(search);
  return selectMembers(sql, raw`${isSeatedIn(campaignId)} and (u.name ilike ${pattern} or ${characterName} ilike ${pattern})`, offset);
}

const characterName = raw`(select r.data ->> 'name' from document r where r.campaign_id = p.campaign_id and r.kind = 'character' and r.data ->> 'userId' = p.user_id limit 1)`;

async function selectMembers(sql: Sql, where: SQL, offset = 0): Promise<Member[]> {
  const { rows } = await sql.execute(raw`
    select p.user_id as "userId", u.name, u.avatar_at as "avatarAt", p.seat, p.joined_at as "joinedAt", p.is_away as "isAway", ${characterName} as character
    from campaign_participant p join "user" u on u.id = p.user_id where ${where}
    order by p.seat = 'owner' desc, p.seat = 'co-dm' desc, p.seat = 'spectator', p.joined_at, p.user_id 
      limit ${limits.seatsPerAnswer} offset ${offset}`);
  return parseRows(MemberRow, rows).map(({ avatarAt, joinedAt, isAway, ...member }) => ({
    ...member,
    ...(isAway && { isAway: true as const }),
    avatarUrl: avatarUrl(member.userId, avatarAt),
    joinedAt: joinedAt.toISOString(),
  }));
}

const Seating = z.object({ ownerId: z.string().nullable(), isPrivateRun: z.boolean(), participantCount: z.coerce.number() });

/** Whose campaign it is, how many sit at its table, and how one of them does; null for who has no seat. */
export async function findSeating(
  sql: Sql,
  campaignId: string,
  userId: string,
): Promise<z.infer<typeof Seating> & { member: Member | null }> {
  const { rows } = await sql.execute(raw`
    select c.owner_id as "ownerId", c.is_private_run as "isPrivateRun",
      (select count(*) from campaign_participant p where p.campaign_id = c.id) as "participantCount" from campaign c where c.id = ${campaignId}`);
  const [member = null] = await selectMembers(sql, raw`${isSeatedIn(campaignId)} and p.user_id = ${userId}`);
  return { ...Seating.parse(rows[0]), member };
}

/**
 * Holds a campaign's seats for the rest of the transaction, so that changes of them come one after the other. Not by its row,
 * which a turn writes while it holds its own: each would wait for the other.
 */
export async function lockSeats(sql: Sql, campaignId: string): Promise<void> {
  await sql.execute(raw`select pg_advisory_xact_lock(hashtextextended(${campaignId}, ${SEATS_LOCK}::bigint))`);
}

const SeatRow = z.object({ seat: z.enum(seats) });

/** The seat somebody has; null for none. */
export async function findSeat(sql: Sql, campaignId: string, userId: string): Promise<Seat | null> {
  const { rows } = await sql.execute(raw`select seat from campaign_participant where campaign_id = ${campaignId} and user_id = ${userId}`);
  return rows[0] ? SeatRow.parse(rows[0]).seat : null;
}

/** Everybody who has a seat. */
export async function listSeated(sql: Sql, campaignId: string): Promise<string[]> {
  const { rows } = await sql.execute<{ id: string }>(raw`select user_id as id from campaign_participant where campaign_id = ${campaignId}`);
  return rows.map(({ id }) => id);
}

/** Whether anybody has a seat. */
export async function isEmpty(sql: Sql, campaignId: string): Promise<boolean> {
  const { rows } = await sql.execute(raw`select 1 from campaign_participant where campaign_id = ${campaignId} limit 1`);
  return rows.length === 0;
}

/** Gives somebody who has a seat another one; who was away is so no longer. */
export async function saveSeat(sql: Sql, campaignId: string, userId: string, seat: Seat): Promise<void> {
  await sql.execute(
    raw`update campaign_participant set seat = ${seat}, is_away = false where campaign_id = ${campaignId} and user_id = ${userId}`,
  );
}

/** Those who play and are away. */
export async function listAway(sql: Sql, campaignId: string): Promise<string[]> {
  const { rows } = await sql.execute<{ id: string }>(
    raw`select user_id as id from campaign_participant where campaign_id = ${campaignId} and is_away`,
  );
  return rows.map(({ id }) => id);
}

const Named = z.object({ name: z.string() });

/** Keeps whether a player is away, and answers what they are called; null where that was so before, or they do not play. */
export async function saveAway(sql: Sql, campaignId: string, userId: string, isAway: boolean): Promise<string | null> {
  const { rows } = await sql.execute(raw`
    update campaign_participant p set is_away = ${isAway} from "user" u
    where u.id = p.user_id and p.campaign_id = ${campaignId} and p.user_id = ${userId} and p.seat = 'player' and p.is_away <> ${isAway}
    returning u.name`);
  return rows[0] ? Named.parse(rows[0]).name : null;
}

/** Takes somebody's seat away; false when they have none. */
export async function deleteSeat(sql: Sql, campaignId: string, userId: string): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`delete from campaign_participant where campaign_id = ${campaignId} and user_id = ${userId}`);
  return (rowCount ?? 0) > 0;
}

/** Names another owner. Who brought the world to the table is remembered: it stays open to those who sit there. */
export async function saveOwner(sql: Sql, campaignId: string, userId: string): Promise<void> {
  await sql.execute(raw`update campaign set world_by = coalesce(world_by, owner_id), owner_id = ${userId} where id = ${campaignId}`);
}
