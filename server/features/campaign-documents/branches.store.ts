import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { onBranch } from './played-branch.store.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** Beyond every position. */
const ENDLESS = Number.MAX_SAFE_INTEGER;

/** Begins the first branch of a campaign; its id is the campaign's. */
export async function openFirstBranch(sql: Sql, campaignId: string, now: Date): Promise<void> {
  await sql.execute(raw`insert into branch (id, campaign_id, created_at) values (${campaignId}, ${campaignId}, ${now.toISOString()})`);
  await sql.execute(raw`insert into branch_ancestor (branch_id, ancestor_id, up_to) values (${campaignId}, ${campaignId}, ${ENDLESS})`);
}

interface NewBranch {
  id: string;
  campaignId: string;
  /** The branch it leaves; the one played now when none is named. */
  leaves?: string | null;
  /** The last position of that branch that the new one keeps. */
  from: number;
  name: string | null;
  /** Null where nobody is to know. */
  createdBy: string | null;
}

/** Begins a branch that leaves another after `from`; nothing of either is touched. Play goes on with `playBranch`. */
export async function openBranch(sql: Sql, { id, campaignId, leaves = null, from, name, createdBy }: NewBranch, now: Date): Promise<void> {
  await sql.execute(raw`
    insert into branch (id, campaign_id, parent_id, from_position, name, created_by, created_at)
    select ${id}, c.id, coalesce(${leaves}, c.branch_id), ${from}, ${name}, ${createdBy}, ${now.toISOString()}::timestamptz from campaign c where c.id = ${campaignId}`);
  await sql.execute(raw`
    insert into branch_ancestor (branch_id, ancestor_id, up_to)
    select ${id}, part.ancestor_id, least(part.up_to, ${from}) from branch_ancestor part join campaign c on coalesce(${leaves}, c.branch_id) = part.branch_id where c.id = ${campaignId}
    union all select ${id}, ${id}, ${ENDLESS}`);
}

/** Plays another branch of a campaign from now on: everything that is kept of the table becomes what it was at that branch's end. */
export async function playBranch(sql: Sql, campaignId: string, branchId: string): Promise<void> {
  await sql.execute(raw`update campaign set branch_id = ${branchId} where id = ${campaignId}`);
  const there = raw`(
    select distinct on (v.kind, v.key) v.campaign_id, v.kind, v.key, v.data, v.position from document_version v ${onBranch('v', branchId)}
    where v.campaign_id = ${campaignId} order by v.kind, v.key, v.position desc)`;
  // What stands on both is changed in its place: whoever waits for it finds it as it is now, and not gone.
  await sql.execute(raw`
    delete from document r where r.campaign_id = ${campaignId} and not exists (
      select 1 from ${there} as latest where latest.kind = r.kind and latest.key = r.key and latest.data is not null)`);
  await sql.execute(raw`
    insert into document (campaign_id, kind, key, data, position)
    select campaign_id, kind, key, data, position from ${there} as latest where data is not null
    on conflict (campaign_id, kind, key) do update set data = excluded.data, position = excluded.position
    where document.position <> excluded.position`);
}

const PositionRow = z.object({ position: z.coerce.number() });

/** A position after everything that was written so far; hold the table first, or something may still be written before it. */
export async function takePosition(sql: Sql): Promise<number> {
  const { rows } = await sql.execute(raw`select nextval(pg_get_serial_sequence('message', 'position')) as position`);
  return PositionRow.parse(rows[0]).position;
}

const SpanRow = z.object({ first: z.coerce.number(), last: z.coerce.number() });

/**
 * Where a branch can be gone back to: from the first position at which it was known how far the party had come, to the last
 * at which anything happened. Null for a branch that is not of this campaign.
 */
export async function findSpan(sql: Sql, campaignId: string, branchId: string): Promise<{ first: number; last: number } | null> {
  const { rows } = await sql.execute(raw`
    select coalesce(min(v.position) filter (where v.kind = 'play'), 0) as first, greatest(coalesce(max(v.position), 0), (
      select coalesce(max(said.position), 0) from (
        select m.branch_id, m.position from message m where m.campaign_id = ${campaignId}
        union all select e.branch_id, e.position from message_edit e join message m on m.id = e.message_id and m.campaign_id = ${campaignId}
        union all select r.branch_id, r.position from message_reaction r join message m on m.id = r.message_id and m.campaign_id = ${campaignId}
        union all select k.branch_id, k.position from message_check k join message m on m.id = k.message_id and m.campaign_id = ${campaignId}
        union all select a.branch_id, a.position from message_applied a join message m on m.id = a.message_id and m.campaign_id = ${campaignId}
      ) as said ${onBranch('said', branchId)})) as last
    from document_version v ${onBranch('v', branchId)}
    where v.campaign_id = ${campaignId} and exists (select 1 from branch where id = ${branchId} and campaign_id = ${campaignId})
    having count(*) > 0`);
  return rows[0] ? SpanRow.parse(rows[0]) : null;
}

const Branch = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  fromPosition: z.coerce.number().nullable(),
  name: z.string().nullable(),
  createdBy: z.string().nullable(),
  createdAt: z.coerce.date(),
  isPlayed: z.boolean(),
});
export type BranchRow = z.infer<typeof Branch>;

/** The branches of a campaign, oldest first. */
export async function listBranches(sql: Sql, campaignId: string): Promise<BranchRow[]> {
  const { rows } = await sql.execute(raw`
    select l.id, l.parent_id as "parentId", l.from_position as "fromPosition", l.name, u.name as "createdBy", l.created_at as "createdAt",
      l.id = c.branch_id as "isPlayed"
    from branch l join campaign c on c.id = l.campaign_id left join "user" u on u.id = l.created_by
    where l.campaign_id = ${campaignId} order by l.created_at, l.id`);
  return parseRows(Branch, rows);
}

const PlayedBranchRow = z.object({ branchId: z.string() });

/** The branch that a campaign plays now. */
export async function findPlayedBranch(sql: Sql, campaignId: string): Promise<string> {
  const { rows } = await sql.execute(raw`select branch_id as "branchId" from campaign where id = ${campaignId}`);
  return PlayedBranchRow.parse(rows[0]).branchId;
}
