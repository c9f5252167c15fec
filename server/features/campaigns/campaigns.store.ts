import { sql as raw } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { CampaignCard, Participant } from '#domain/campaign/campaign.ts';
import type { CampaignSettings } from '#domain/campaign/settings.ts';
import { limits } from '#domain/limits/limits.ts';
import { NarratorAnswers } from '#domain/campaign/narrator-answers.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { privateRunParts } from '#domain/campaign/private-run.ts';
import type { CampaignAccess } from '#domain/permissions/policies.ts';
import { seats } from '#domain/campaign/seat.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { savePlay } from '#server/features/adventures/index.ts';
import { branchStore } from '#server/features/campaign-documents/index.ts';
import { avatarUrl } from '#domain/account/avatar-url.ts';
import { readSettings } from './read-settings.ts';
import { mapPathOf } from '#server/features/world-library/index.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const campaign = pgTable('campaign', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  ownerId: text('owner_id'),
  worldId: text('world_id').notNull(),
  isTemplate: boolean('is_template').notNull().default(false),
  isPrivateRun: boolean('is_private_run').notNull().default(false),
  settings: jsonb('settings').notNull().default({}),
  state: text('state').notNull().default('IDLE'),
  branchId: text('branch_id').notNull(),
  lastPassage: text('last_passage'),
  lastActive: timestamp('last_active', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Campaign access, with what chat needs to know about the campaign. */
export interface TableAccess extends CampaignAccess {
  campaignId: string;
  /** What the campaign is called; nothing where there is none. */
  name: string;
  ownerId: string | null;
  /** Those who lead the table, the owner first. */
  dms: string[];
  /** Whether an AI answers what is said. */
  narrated: boolean;
  /** When it answers what is said outside of a collection. */
  answers: NarratorAnswers;
  collecting: boolean;
  /** Whether nobody has been active for a minute, so that it is worth noting again. */
  quiet: boolean;
  worldId: string;
  /** Whether whoever asks was said to be away. */
  isAway: boolean;
  /** Reads how the table is played, as it stood when the access was found. */
  settings: () => CampaignSettings;
}

const PrivateRun = z.enum(privateRunParts).nullable();

/** As what somebody takes part in a private run: its host is whoever has been seated longest. Null in other campaigns. */
export const privateRunPart = (userId: ReturnType<typeof raw>) => raw`
  case when not c.is_private_run then null when ${userId} = (
    select h.user_id from campaign_participant h where h.campaign_id = c.id order by h.joined_at, h.user_id limit 1
  ) then 'host' else 'guest' end`;

const AccessRow = z.object({
  campaignId: z.string(),
  name: z.string(),
  userId: z.string(),
  worldId: z.string(),
  isTemplate: z.boolean(),
  isDeleted: z.boolean(),
  ownerId: z.string().nullable(),
  dms: z.array(z.string()),
  narrated: z.boolean(),
  answers: NarratorAnswers.catch('inCharacter'),
  collecting: z.boolean(),
  quiet: z.boolean(),
  settings: z.unknown(),
  seat: z.enum(seats).nullable(),
  privateRun: PrivateRun,
  isAway: z.boolean(),
});

const noAccess = {
  isAway: false,
  name: '',
  ownerId: null,
  worldId: '',
  settings: () => readSettings({}, ''),
  narrated: false,
  answers: 'inCharacter',
  collecting: false,
  quiet: false,
  isTemplate: false,
  isDeleted: false,
  seat: null,
  privateRun: null,
} as const;

/** The access of each pair of person and campaign, in the order given. A campaign that does not exist gives no seat. */
export async function findAccessOfMany(sql: Sql, pairs: { userId: string | null; campaignId: string }[]): Promise<TableAccess[]> {
  const campaigns = pairs.map((pair) => pair.campaignId);
  const users = pairs.map((pair) => pair.userId ?? '');
  const { rows } = await sql.execute(raw`
    select c.id as "campaignId", c.name, asked.user_id as "userId", c.world_id as "worldId", c.is_template as "isTemplate", c.owner_id as "ownerId", c.deleted_at is not null as "isDeleted",
      array(select d.user_id from campaign_participant d where d.campaign_id = c.id and d.seat in ('owner', 'co-dm') order by d.seat desc, d.user_id) as dms,
      coalesce(c.settings->>'narratorMode', 'ai') <> 'dm' and coalesce(c.settings->>'paused', 'false') <> 'true' as narrated,
      coalesce(c.settings->>'narratorAnswers', 'inCharacter') as answers, c.state = 'COLLECTING' as collecting, c.last_active < now() - interval '1 minute' as quiet, c.settings,
      (select p.seat from campaign_participant p where p.campaign_id = c.id and p.user_id = asked.user_id) as seat,
      exists(select 1 from campaign_participant p where p.campaign_id = c.id and p.user_id = asked.user_id and p.is_away) as "isAway",
      ${privateRunPart(raw`asked.user_id`)} as "privateRun"
    from unnest(${raw.param(campaigns)}::text[], ${raw.param(users)}::text[]) as asked (campaign_id, user_id)
    join campaign c on c.id = asked.campaign_id`);
  const found = new Map(
    parseRows(AccessRow, rows).map(({ settings, ...row }) => [
      `${row.campaignId} ${row.userId}`,
      { ...row, settings: () => readSettings(settings, row.campaignId) },
    ]),
  );
  return pairs.map(({ userId, campaignId }) => found.get(`${campaignId} ${userId ?? ''}`) ?? { campaignId, ...noAccess, dms: [] });
}

const CardRow = z.object({
  id: z.string(),
  name: z.string(),
  worldId: z.string(),
  worldName: z.string(),
  ownerId: z.string().nullable(),
  isTemplate: z.boolean(),
  seat: z.enum(seats).nullable(),
  privateRun: PrivateRun,
  participantCount: z.coerce.number(),
  lastActive: z.coerce.date(),
  createdAt: z.coerce.date(),
  lastPassage: z.string().nullable(),
  state: z.enum(['IDLE', 'COLLECTING']),
  hasMap: z.boolean(),
  settings: z.unknown(),
  deletedAt: z.coerce.date().nullable(),
  unread: z.coerce.number(),
});
export type CampaignRow = Omit<z.infer<typeof CardRow>, 'settings'> & { settings: CampaignSettings };

const lists = {
  all: raw`c.deleted_at is null and (c.is_template or mine.user_id is not null)`,
  deleted: raw`c.deleted_at is not null and (mine.seat = 'owner' or ${privateRunPart(raw`mine.user_id`)} = 'host')`,
};

/** Campaigns a person may enter, seats taken and the template, or their own that are deleted; last active first. */
export async function listCampaignsFor(sql: Sql, userId: string, which: keyof typeof lists, limit: number): Promise<CampaignRow[]> {
  return selectCampaigns(sql, userId, lists[which], limit);
}

/** One campaign, or null. Whether the person may see it is for the policy to say. */
export async function findCampaign(sql: Sql, userId: string, campaignId: string): Promise<CampaignRow | null> {
  return (await selectCampaigns(sql, userId, raw`c.id = ${campaignId}`, 1))[0] ?? null;
}

/**
 * How many messages somebody with the seat `mine` has not read on the branch that the campaign `c` plays: of others, later than
 * their seat, and no whisper that is not for them.
 */
const unreadOf = (userId: string) => raw`(
  select count(*) from (
    select 1 from message m join branch_ancestor part on part.branch_id = c.branch_id and part.ancestor_id = m.branch_id and m.position <= part.up_to
    where m.campaign_id = mine.campaign_id and m.position > mine.read_position and m.created_at > mine.joined_at
      and m.author_id is distinct from ${userId} and (m.audience is null or ${userId} = any(m.audience))
    limit ${limits.unreadMessages}) as counted)`;

async function selectCampaigns(sql: Sql, userId: string, where: ReturnType<typeof raw>, limit: number): Promise<CampaignRow[]> {
  const { rows } = await sql.execute(raw`
    select c.id, c.name, c.world_id as "worldId", coalesce(w.name, 'Unknown World') as "worldName", c.owner_id as "ownerId",
      c.is_template as "isTemplate", mine.seat, ${privateRunPart(raw`mine.user_id`)} as "privateRun", c.last_active as "lastActive", c.created_at as "createdAt",
      c.last_passage as "lastPassage", c.state, c.settings, c.deleted_at as "deletedAt",
      coalesce(w.deleted_at is null and (w.map_url is not null or ${mapPathOf} is not null), false) as "hasMap",
      (select count(*) from campaign_participant p where p.campaign_id = c.id) as "participantCount",
      ${unreadOf(userId)} as unread
    from campaign c left join world w on w.id = c.world_id
    left join campaign_participant mine on mine.campaign_id = c.id and mine.user_id = ${userId}
    where ${where} order by c.last_active desc limit ${limit}`);
  return parseRows(CardRow, rows).map((row) => ({ ...row, settings: readSettings(row.settings, row.id) }));
}

/** The card of a campaign as one person sees it. */
export function toCard(row: CampaignRow, userId: string): CampaignCard {
  const { createdAt: _createdAt, state: _state, hasMap: _hasMap, settings: _settings, deletedAt, ...card } = row;
  const gone = deletedAt === null ? {} : { deletedAt: deletedAt.toISOString() };
  return { ...card, ...gone, isOwner: row.ownerId === userId, lastActive: row.lastActive.toISOString() };
}

const ParticipantRow = z.object({
  userId: z.string(),
  name: z.string(),
  seat: z.enum(seats),
  avatarAt: z.coerce.date().nullable(),
  isAway: z.boolean(),
});

/** Those at the table, at most `limit`: who leads it first, who watches last, and each in the order they came. */
export async function listParticipants(sql: Sql, campaignId: string, limit: number): Promise<Participant[]> {
  const { rows } = await sql.execute(raw`
    select p.user_id as "userId", u.name, p.seat, u.avatar_at as "avatarAt", p.is_away as "isAway" from campaign_participant p join "user" u on u.id = p.user_id
    where p.campaign_id = ${campaignId} order by p.seat = 'owner' desc, p.seat = 'co-dm' desc, p.seat = 'spectator', p.joined_at, p.user_id limit ${limit}`);
  return parseRows(ParticipantRow, rows).map(({ avatarAt, isAway, ...participant }) => ({
    ...participant,
    ...(isAway && { isAway: true as const }),
    avatarUrl: avatarUrl(participant.userId, avatarAt) ?? undefined,
  }));
}

/** Gives a seat; false when the person has one already. */
export async function seatPerson(sql: Sql, campaignId: string, userId: string, seat: Seat, now: Date): Promise<boolean> {
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
  isPrivateRun?: boolean;
  playState: PlayState;
  /** What is not as it is without a choice. */
  settings?: Partial<CampaignSettings>;
}

/** Writes a new campaign with its first line; false when its id is taken. */
export async function insertCampaign(sql: Sql, { id, playState, ...content }: NewCampaign, now: Date): Promise<boolean> {
  const { rowCount } = await sql
    .insert(campaign)
    .values({ id, ...content, branchId: id, lastActive: now, createdAt: now })
    .onConflictDoNothing();
  if ((rowCount ?? 0) === 0) return false;
  await branchStore.openFirstBranch(sql, id, now);
  await savePlay(sql, id, playState, now);
  return true;
}

/** What may change of a campaign as it is played. */
interface CampaignUpdate {
  lastActive?: Date;
  /** The narrator's last sentence, for the campaign's card. */
  lastPassage?: string;
  /** Whether a cycle collects. */
  state?: 'IDLE' | 'COLLECTING';
  /** Kept beside what others choose at the same time. */
  settings?: Partial<CampaignSettings>;
}

/** Changes what is named of the campaigns, and nothing else. */
export async function updateCampaigns(sql: Sql, campaignIds: string[], change: CampaignUpdate): Promise<void> {
  const { lastActive, lastPassage = null, state = null, settings = {} } = change;
  await sql.execute(raw`
    update campaign set last_active = coalesce(${lastActive?.toISOString() ?? null}::timestamptz, last_active),
      last_passage = coalesce(${lastPassage}::text, last_passage), state = coalesce(${state}::text, state),
      settings = settings || ${JSON.stringify(settings)}::jsonb
    where id = any(${raw.param(campaignIds)}::text[])`);
}
