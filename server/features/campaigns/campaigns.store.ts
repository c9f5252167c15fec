import { eq, sql as raw } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { CampaignCard, Participant } from '#domain/campaign.ts';
import { PlayState } from '#domain/play-state.ts';
import type { Standing } from '#domain/policies.ts';
import type { Sql } from '#server/kernel/database.ts';
import { avatarUrl } from '#server/features/auth/index.ts';
import { mapPathOf } from '#server/features/worlds/index.ts';

const campaign = pgTable('campaign', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  ownerId: text('owner_id'),
  worldId: text('world_id').notNull(),
  isTemplate: boolean('is_template').notNull().default(false),
  narratorMode: text('narrator_mode').notNull().default('ai'),
  state: text('state').notNull().default('IDLE'),
  playState: jsonb('play_state').notNull(),
  lastWords: text('last_words'),
  lastActive: timestamp('last_active', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A standing with what chat needs to know of the campaign. */
export interface TableStanding extends Standing {
  campaignId: string;
  ownerId: string | null;
  /** Whether an AI narrates. */
  narrated: boolean;
  collecting: boolean;
  /** Whether nobody has been active for a minute, so that it is worth noting again. */
  quiet: boolean;
}

const StandingRow = z.object({
  campaignId: z.string(),
  userId: z.string(),
  isTemplate: z.boolean(),
  ownerId: z.string().nullable(),
  narrated: z.boolean(),
  collecting: z.boolean(),
  quiet: z.boolean(),
  seat: z.enum(['owner', 'player']).nullable(),
});

const nowhere = { ownerId: null, narrated: false, collecting: false, quiet: false, isTemplate: false, seat: null };

/** Where each pair of person and campaign stands, in the order given; a campaign that does not exist has no seat. */
export async function findStandings(sql: Sql, pairs: { userId: string | null; campaignId: string }[]): Promise<TableStanding[]> {
  const campaigns = pairs.map((pair) => pair.campaignId);
  const users = pairs.map((pair) => pair.userId ?? '');
  const { rows } = await sql.execute(raw`
    select c.id as "campaignId", asked.user_id as "userId", c.is_template as "isTemplate", c.owner_id as "ownerId",
      c.narrator_mode = 'ai' as narrated, c.state = 'COLLECTING' as collecting, c.last_active < now() - interval '1 minute' as quiet,
      (select p.seat from campaign_participant p where p.campaign_id = c.id and p.user_id = asked.user_id) as seat
    from unnest(${raw.param(campaigns)}::text[], ${raw.param(users)}::text[]) as asked (campaign_id, user_id)
    join campaign c on c.id = asked.campaign_id`);
  const found = new Map(
    z
      .array(StandingRow)
      .parse(rows)
      .map((row) => [`${row.campaignId} ${row.userId}`, row]),
  );
  return pairs.map(({ userId, campaignId }) => found.get(`${campaignId} ${userId ?? ''}`) ?? { campaignId, ...nowhere });
}

const CardRow = z.object({
  id: z.string(),
  name: z.string(),
  worldId: z.string(),
  worldName: z.string(),
  ownerId: z.string().nullable(),
  isTemplate: z.boolean(),
  seated: z.boolean(),
  participantCount: z.coerce.number(),
  lastActive: z.coerce.date(),
  createdAt: z.coerce.date(),
  lastWords: z.string().nullable(),
  state: z.enum(['IDLE', 'COLLECTING']),
  mapUrl: z.string().nullable(),
  mapPath: z.string().nullable(),
});
export type CampaignRow = z.infer<typeof CardRow>;

/** Campaigns a person may enter: seats taken, and the template; last active first. */
export async function listCampaignsFor(sql: Sql, userId: string, limit: number): Promise<CampaignRow[]> {
  return selectCampaigns(sql, userId, raw`c.is_template or mine.user_id is not null`, limit);
}

/** One campaign, or null. Whether the person may see it is for the policy to say. */
export async function findCampaign(sql: Sql, userId: string, campaignId: string): Promise<CampaignRow | null> {
  return (await selectCampaigns(sql, userId, raw`c.id = ${campaignId}`, 1))[0] ?? null;
}

async function selectCampaigns(sql: Sql, userId: string, where: ReturnType<typeof raw>, limit: number): Promise<CampaignRow[]> {
  const { rows } = await sql.execute(raw`
    select c.id, c.name, c.world_id as "worldId", coalesce(w.name, 'Unknown World') as "worldName", c.owner_id as "ownerId",
      c.is_template as "isTemplate", mine.user_id is not null as seated, c.last_active as "lastActive", c.created_at as "createdAt",
      c.last_words as "lastWords", c.state, w.map_url as "mapUrl", ${mapPathOf} as "mapPath",
      (select count(*) from campaign_participant p where p.campaign_id = c.id) as "participantCount"
    from campaign c left join world w on w.id = c.world_id
    left join campaign_participant mine on mine.campaign_id = c.id and mine.user_id = ${userId}
    where ${where} order by c.last_active desc limit ${limit}`);
  return z.array(CardRow).parse(rows);
}

/** The card of a campaign as one person sees it. */
export function toCard(row: CampaignRow, userId: string): CampaignCard {
  const { createdAt: _createdAt, state: _state, mapUrl: _mapUrl, mapPath: _mapPath, ...card } = row;
  return { ...card, isOwner: row.ownerId === userId, lastActive: row.lastActive.toISOString() };
}

/** Those at the table, first come first, at most `limit`. */
export async function listParticipants(sql: Sql, campaignId: string, limit: number): Promise<Participant[]> {
  const { rows } = await sql.execute(raw`
    select p.user_id as "userId", u.name, p.seat, u.avatar_at as "avatarAt" from campaign_participant p join "user" u on u.id = p.user_id
    where p.campaign_id = ${campaignId} order by p.seat = 'owner' desc, p.joined_at, p.user_id limit ${limit}`);
  return z
    .array(z.object({ userId: z.string(), name: z.string(), seat: z.enum(['owner', 'player']), avatarAt: z.coerce.date().nullable() }))
    .parse(rows)
    .map(({ avatarAt, ...participant }) => ({ ...participant, avatarUrl: avatarUrl(participant.userId, avatarAt) ?? undefined }));
}

/** Gives a seat; false when the person has one already. */
export async function seatPerson(sql: Sql, campaignId: string, userId: string, seat: 'owner' | 'player', now: Date): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    insert into campaign_participant (campaign_id, user_id, seat, joined_at) values (${campaignId}, ${userId}, ${seat}, ${now.toISOString()})
    on conflict do nothing`);
  return (rowCount ?? 0) > 0;
}

interface NewCampaign {
  id: string;
  name: string;
  ownerId: string | null;
  worldId: string;
  isTemplate: boolean;
  playState: PlayState;
}

/** Writes a new campaign; false when its id is taken. */
export async function insertCampaign(sql: Sql, { id, ...content }: NewCampaign, now: Date): Promise<boolean> {
  const { rowCount } = await sql
    .insert(campaign)
    .values({ id, ...content, lastActive: now, createdAt: now })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function deleteCampaign(sql: Sql, campaignId: string): Promise<void> {
  await sql.delete(campaign).where(eq(campaign.id, campaignId));
}

/** How far the party has come and in which world; null when there is no such campaign. */
export async function findPlay(sql: Sql, campaignId: string): Promise<{ worldId: string; state: PlayState } | null> {
  const [row] = await sql
    .select({ worldId: campaign.worldId, state: campaign.playState })
    .from(campaign)
    .where(eq(campaign.id, campaignId));
  return row ? { worldId: row.worldId, state: PlayState.parse(row.state) } : null;
}

export async function savePlay(sql: Sql, campaignId: string, state: PlayState): Promise<void> {
  await sql.update(campaign).set({ playState: state }).where(eq(campaign.id, campaignId));
}

/** Notes that campaigns were active now. */
export async function noteActivity(sql: Sql, campaignIds: string[], now: Date): Promise<void> {
  await sql.execute(raw`update campaign set last_active = ${now.toISOString()} where id = any(${raw.param(campaignIds)}::text[])`);
}

/** Keeps the narrator's last sentence for the campaign's card. */
export async function saveLastWords(sql: Sql, campaignId: string, lastWords: string, now: Date): Promise<void> {
  await sql.update(campaign).set({ lastWords, lastActive: now }).where(eq(campaign.id, campaignId));
}

/** Says on the campaign whether a cycle collects. */
export async function saveCollecting(sql: Sql, campaignId: string, state: 'IDLE' | 'COLLECTING'): Promise<void> {
  await sql.update(campaign).set({ state }).where(eq(campaign.id, campaignId));
}
