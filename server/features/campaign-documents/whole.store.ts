import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { StoredFact } from '#domain/fact.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';
import { campaignDocumentKinds } from './campaign-document-kind.ts';
import type { CampaignDocumentKind } from './campaign-document-kind.ts';
import { openDocument, storedDocument } from './document-versions.ts';

export { storedDocument } from './document-versions.ts';

// Everything that a table keeps, on all branches: for a campaign that leaves as a whole, or comes in.

/** Positions of a campaign: those after one and up to another. */
export interface Stretch {
  after: number;
  upTo: number;
}

const PositionRow = z.object({ position: z.coerce.number() });

/**
 * A position up to which nothing of a campaign is still being written, and after which nothing is yet; null when there is no such
 * campaign. Waits for those who write.
 */
export async function settlePosition(sql: Sql, campaignId: string): Promise<number | null> {
  const { rows } = await sql.execute(raw`select 1 from campaign where id = ${campaignId} for update`);
  if (rows.length === 0) return null;
  const taken = await sql.execute(raw`select nextval(pg_get_serial_sequence('message', 'position')) as position`);
  return PositionRow.parse(taken.rows[0]).position;
}

/** So many positions that nothing stands at yet, in their order. */
export async function takePositions(sql: Sql, many: number): Promise<number[]> {
  const { rows } = await sql.execute(raw`
    select nextval(pg_get_serial_sequence('message', 'position')) as position from generate_series(1, ${many}::int)`);
  return parseRows(PositionRow, rows)
    .map(({ position }) => position)
    .toSorted((a, b) => a - b);
}

const VersionRow = z.object({
  position: z.coerce.number(),
  branchId: z.string(),
  kind: z.enum(campaignDocumentKinds),
  key: z.string(),
  data: z.unknown(),
  actorId: z.string().nullable(),
  actorName: z.string(),
  summary: z.unknown(),
  createdAt: z.coerce.date(),
});
export type WholeVersion = z.infer<typeof VersionRow>;

/** Every state that anything of a campaign was in, on whatever branch, in their order; at most so many. */
export async function listAllVersions(sql: Sql, campaignId: string, { after, upTo }: Stretch, limit: number): Promise<WholeVersion[]> {
  const { rows } = await sql.execute(raw`
    select position, branch_id as "branchId", kind, key, data, actor_id as "actorId", actor_name as "actorName", summary, created_at as "createdAt"
    from document_version where campaign_id = ${campaignId} and position > ${after} and position <= ${upTo} order by position limit ${limit}`);
  return parseRows(VersionRow, rows).map((row) => ({ ...row, data: openDocument(row.kind, row.data) }));
}

const NoteRow = z.object({ key: z.string(), audience: z.string().nullable(), ownerId: z.string().nullable() });

/** Who may read the notes of a campaign, by how each was last written on whatever branch. */
export async function listLastNotes(sql: Sql, campaignId: string): Promise<z.infer<typeof NoteRow>[]> {
  const { rows } = await sql.execute(raw`
    select distinct on (key) key, data ->> 'audience' as audience, data ->> 'ownerId' as "ownerId" from document_version
    where campaign_id = ${campaignId} and kind = 'note' and data is not null order by key, position desc`);
  return parseRows(NoteRow, rows);
}

/** The ids of people who stand in what a table keeps. */
export async function listPeopleOfDocuments(sql: Sql, campaignId: string): Promise<string[]> {
  const { rows } = await sql.execute<{ id: string }>(raw`
    select distinct id from (
      select actor_id as id from document_version where campaign_id = ${campaignId}
      union all select data ->> 'userId' from document_version where campaign_id = ${campaignId} and kind = 'character'
      union all select data ->> 'ownerId' from document_version where campaign_id = ${campaignId} and kind = 'note'
    ) as people where id <> ''`);
  return rows.map(({ id }) => id);
}

/** A state that something was in elsewhere, at its new place. */
export interface BroughtVersion {
  position: number;
  branchId: string;
  kind: CampaignDocumentKind;
  key: string;
  data: object | null;
  actorName: string;
  summary: StoredFact[];
  createdAt: string;
}

/** Writes states of things that come in; who brought each about is a name and no account. */
export async function insertVersions(sql: Sql, campaignId: string, versions: readonly BroughtVersion[]): Promise<void> {
  const given = versions.map(({ data, ...version }) => ({ ...version, data: data && storedDocument(version.kind, data) }));
  await sql.execute(raw`
    insert into document_version (position, campaign_id, branch_id, kind, key, data, actor_name, summary, created_at)
    select position, ${campaignId}, "branchId", kind, key, nullif(data, 'null'::jsonb), "actorName", summary, "createdAt"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given
      (position bigint, "branchId" text, kind text, key text, data jsonb, "actorName" text, summary jsonb, "createdAt" timestamptz)`);
}

interface BroughtBranch {
  id: string;
  parentId: string | null;
  from: number | null;
  name: string | null;
  createdAt: string;
}

/** Writes the branches of a campaign that comes in, with the ones that each stands on and up to where. */
export async function insertBranches(
  sql: Sql,
  campaignId: string,
  branches: readonly BroughtBranch[],
  paths: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Promise<void> {
  await sql.execute(raw`
    insert into branch (id, campaign_id, parent_id, from_position, name, created_at)
    select id, ${campaignId}, "parentId", "from", name, "createdAt" from jsonb_to_recordset(${JSON.stringify(branches)}::jsonb) as given
      (id text, "parentId" text, "from" bigint, name text, "createdAt" timestamptz)`);
  const steps = [...paths].flatMap(([branchId, path]) => [...path].map(([ancestorId, upTo]) => ({ branchId, ancestorId, upTo })));
  await sql.execute(raw`
    insert into branch_ancestor (branch_id, ancestor_id, up_to)
    select "branchId", "ancestorId", "upTo" from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as given
      ("branchId" text, "ancestorId" text, "upTo" bigint)`);
}
