import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Invitation } from '#domain/account/invitation.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';

const Row = z.object({
  id: z.string(),
  label: z.string(),
  campaignId: z.string().nullable(),
  campaignName: z.string().nullable(),
  worldId: z.string().nullable(),
  worldName: z.string().nullable(),
  worldRole: z.enum(['editor', 'reader']).nullable(),
  seat: z.enum(['player', 'spectator']),
  createdBy: z.string(),
  createdAt: z.coerce.date(),
  expiresAt: z.coerce.date().nullable(),
  mostUses: z.int().nullable(),
  uses: z.int(),
  revokedAt: z.coerce.date().nullable(),
});

function toInvitation(row: unknown): Invitation {
  const { createdAt, expiresAt, revokedAt, ...rest } = Row.parse(row);
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

const columns = raw`
  i.id, i.label, i.campaign_id as "campaignId", c.name as "campaignName", i.world_id as "worldId", w.name as "worldName",
  i.world_role as "worldRole", i.seat, u.name as "createdBy", i.created_at as "createdAt",
  i.max_uses as "mostUses", i.uses, i.revoked_at as "revokedAt"`;
const joined = raw`
  from invitation i join "user" u on u.id = i.created_by left join campaign c on c.id = i.campaign_id
  left join world w on w.id = i.world_id`;
const selected = raw`select ${columns}, i.expires_at as "expiresAt" ${joined}`;

interface NewInvitation {
  id: string;
  codeHash: string;
  /** The short code beside the long one. */
  spoken: { hash: string; expiresAt: Date } | null;
  label: string;
  campaignId: string | null;
  world: { id: string; role: 'editor' | 'reader' } | null;
  seat: 'player' | 'spectator';
  createdBy: string;
  expiresAt: Date | null;
  mostUses: number | null;
}

/** Writes an invitation and answers it as people see it. */
export async function insertInvitation(sql: Sql, invitation: NewInvitation, now: Date): Promise<Invitation> {
  const { id, codeHash, spoken, label, campaignId, world, seat, createdBy, expiresAt, mostUses } = invitation;
  await sql.execute(raw`
    insert into invitation (id, code_hash, spoken_hash, spoken_expires_at, label, campaign_id, world_id, world_role, seat, created_by,
      created_at, expires_at, max_uses)
    values (${id}, ${codeHash}, ${spoken?.hash ?? null}, ${spoken?.expiresAt.toISOString() ?? null}, ${label}, ${campaignId}, ${world?.id ?? null}, ${world?.role ?? null}, ${seat}, ${createdBy}, ${now.toISOString()}, ${expiresAt?.toISOString() ?? null}, ${mostUses})`);
  const { rows } = await sql.execute(raw`${selected} where i.id = ${id}`);
  return toInvitation(rows[0]);
}

/** The join links of a world, newest first. */
export async function listWorldInvitations(sql: Sql, worldId: string): Promise<Invitation[]> {
  const { rows } = await sql.execute(
    raw`${selected} where i.world_id = ${worldId} order by i.created_at desc, i.id limit ${campaignServerLimits.invitationsPerAnswer}`,
  );
  return rows.map(toInvitation);
}

/** The join links of a campaign, or all invitations; newest first. */
export async function listInvitations(sql: Sql, campaignId?: string): Promise<Invitation[]> {
  const { rows } = await sql.execute(raw`
    ${selected} where ${campaignId ?? null}::text is null or i.campaign_id = ${campaignId ?? null}
    order by i.created_at desc, i.id limit ${campaignServerLimits.invitationsPerAnswer}`);
  return rows.map(toInvitation);
}

/** The invitation with this id, whatever has become of it. */
export async function findAnyInvitation(sql: Sql, invitationId: string): Promise<Invitation | null> {
  const { rows } = await sql.execute(raw`${selected} where i.id = ${invitationId}`);
  return rows[0] ? toInvitation(rows[0]) : null;
}

/**
 * The invitation with this code, used up or not; null when there is none, or none any more to where it led. By its spoken code
 * it expires when that does, if that is sooner.
 */
export async function findInvitation(sql: Sql, codeHash: string): Promise<Invitation | null> {
  const { rows } = await sql.execute(raw`
    select ${columns}, case when i.spoken_hash = ${codeHash} then least(i.expires_at, i.spoken_expires_at) else i.expires_at end as "expiresAt"
    ${joined} where (i.code_hash = ${codeHash} or i.spoken_hash = ${codeHash}) and c.deleted_at is null`);
  return rows[0] ? toInvitation(rows[0]) : null;
}

/** The invitation with this id, used up or not; null when there is none, or none any more to where it led. */
export async function findInvitationById(sql: Sql, id: string): Promise<Invitation | null> {
  const { rows } = await sql.execute(raw`${selected} where i.id = ${id} and c.deleted_at is null and w.deleted_at is null`);
  return rows[0] ? toInvitation(rows[0]) : null;
}

const Taken = Row.pick({ campaignId: true, seat: true, worldId: true, worldRole: true });

/**
 * Counts one use of an invitation that still lets somebody in; null when it does not. One statement holds condition and
 * count together, so that however many come at once, no more are let in than may.
 */
export async function takeUse(sql: Sql, codeHash: string, userId: string, now: Date): Promise<z.infer<typeof Taken> | null> {
  const { rows } = await sql.execute(raw`
    with taken as (
      update invitation set uses = uses + 1
      where (code_hash = ${codeHash} or (spoken_hash = ${codeHash} and spoken_expires_at > ${now.toISOString()}::timestamptz)) and revoked_at is null and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz)
        and (max_uses is null or uses < max_uses)
        and not exists (select 1 from campaign c where c.id = campaign_id and c.deleted_at is not null)
      returning id, campaign_id, seat, world_id, world_role
    ), noted as (
      insert into invitation_use (invitation_id, user_id, created_at) select id, ${userId}, ${now.toISOString()}::timestamptz from taken
      on conflict do nothing
    )
    select campaign_id as "campaignId", seat, world_id as "worldId", world_role as "worldRole" from taken`);
  return rows[0] ? Taken.parse(rows[0]) : null;
}

/** Whether an invitation, in force or not, has this spoken code. */
export async function isSpokenHashTaken(sql: Sql, hash: string): Promise<boolean> {
  const { rows } = await sql.execute(raw`select 1 from invitation where spoken_hash = ${hash}`);
  return rows.length > 0;
}

/** Takes an invitation back, one of a campaign where that is given; false when there is no such invitation. */
export async function revokeInvitation(sql: Sql, invitationId: string, campaignId: string | null, now: Date): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    update invitation set revoked_at = coalesce(revoked_at, ${now.toISOString()}::timestamptz)
    where id = ${invitationId} and (${campaignId}::text is null or campaign_id = ${campaignId})`);
  return (rowCount ?? 0) > 0;
}

/** Takes back a world's invitation; false when there is no such one. */
export async function revokeWorldInvitation(sql: Sql, invitationId: string, worldId: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    update invitation set revoked_at = coalesce(revoked_at, ${now.toISOString()}::timestamptz) where id = ${invitationId} and world_id = ${worldId}`);
  return (rowCount ?? 0) > 0;
}

/** Takes back everything somebody invites others with. */
export async function revokeInvitationsOf(sql: Sql, userId: string, now: Date): Promise<void> {
  await sql.execute(raw`
    update invitation set revoked_at = ${now.toISOString()} where created_by = ${userId} and revoked_at is null`);
}
