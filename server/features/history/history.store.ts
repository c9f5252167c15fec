import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { isOnPlayedBranch, onPlayedBranch } from '#server/features/campaign-documents/index.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const Row = z.object({
  id: z.string(),
  kind: z.enum(['saved', 'session']),
  name: z.string(),
  number: z.int().nullable(),
  branchId: z.string(),
  position: z.coerce.number(),
  isOnPath: z.boolean(),
  createdAt: z.coerce.date(),
  createdBy: z.string().nullable(),
});
/** A checkpoint of a campaign's past that was given a name. */
export type CheckpointRow = z.infer<typeof Row>;

/** The checkpoints of a campaign on all of its branches, the newest first. */
export async function listCheckpoints(sql: Sql, campaignId: string): Promise<CheckpointRow[]> {
  const { rows } = await sql.execute(raw`
    select p.id, p.kind, p.name, p.number, p.branch_id as "branchId", p.position, p.created_at as "createdAt", u.name as "createdBy",
      coalesce(${isOnPlayedBranch('p', campaignId)}, false) as "isOnPath"
    from checkpoint p left join "user" u on u.id = p.created_by
    where p.campaign_id = ${campaignId} order by p.position desc`);
  return parseRows(Row, rows);
}

const LastSessionRow = z.object({ position: z.coerce.number(), number: z.int() });

/** The last ended session of the branch that is played now; null when none has ended on it. */
export async function findLastSession(sql: Sql, campaignId: string): Promise<{ position: number; number: number } | null> {
  const { rows } = await sql.execute(raw`
    select p.position, p.number from checkpoint p ${onPlayedBranch('p')}
    where p.campaign_id = ${campaignId} and p.kind = 'session' order by p.position desc limit 1`);
  return rows[0] ? LastSessionRow.parse(rows[0]) : null;
}

interface NewCheckpoint {
  id: string;
  campaignId: string;
  branchId: string;
  name: string;
  /** Which session ended; null for a saved checkpoint. */
  number: number | null;
  position: number;
  createdBy: string;
}

/** Keeps a checkpoint of a branch; false when the campaign has as many as it can keep. */
export async function saveCheckpoint(
  sql: Sql,
  { id, campaignId, branchId, name, number, position, createdBy }: NewCheckpoint,
  { now, most }: { now: Date; most: number },
): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    insert into checkpoint (id, campaign_id, branch_id, position, kind, name, number, created_by, created_at)
    select ${id}, ${campaignId}, ${branchId}, ${position}, ${number === null ? 'saved' : 'session'}, ${name}, ${number}::int, ${createdBy}, ${now.toISOString()}::timestamptz
    where (select count(*) from checkpoint p where p.campaign_id = ${campaignId}) < ${most}::int`);
  return (rowCount ?? 0) > 0;
}
