import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { recordFact, StoredFact } from '#domain/fact.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { onBranch, onPlayedBranch } from './played-branch.store.ts';
import { openDocument, storedDocument } from './document-versions.ts';
import type { CampaignDocumentKind } from './campaign-document-kind.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

export { storedDocument };

/** Which thing of which campaign. */
export interface DocumentName {
  campaignId: string;
  kind: CampaignDocumentKind;
  key: string;
}

/** Who did something; no id stands for the narrator or the product. */
export interface Doer {
  id: string | null;
  name: string;
}

/** What is written of a change besides the thing itself. */
export interface Change {
  by: Doer;
  /** What happened. */
  summary: StoredFact[];
}

const Version = z.object({
  position: z.coerce.number(),
  key: z.string(),
  /** Null once it was removed. */
  data: z.unknown(),
  actorId: z.string().nullable(),
  actorName: z.string(),
  summary: z.array(StoredFact).catch([recordFact('unreadable')]),
  createdAt: z.coerce.date(),
});
/** One state a thing was in, with who brought it there. */
export type Version = z.infer<typeof Version>;

const versionColumns = raw`v.position, v.key, v.data, v.actor_id as "actorId", v.actor_name as "actorName", v.summary, v.created_at as "createdAt"`;

/** A thing as it stands; null when there is none. */
export async function findDocument(sql: Sql, { campaignId, kind, key }: DocumentName): Promise<unknown> {
  const { rows } = await sql.execute<{ data: unknown }>(raw`
    select data from document where campaign_id = ${campaignId} and kind = ${kind} and key = ${key}`);
  return openDocument(kind, rows[0]?.data ?? null);
}

/** A thing as it stands, held until the transaction ends; null when there is none. */
export async function lockDocument(sql: Sql, { campaignId, kind, key }: DocumentName): Promise<unknown> {
  const { rows } = await sql.execute<{ data: unknown }>(raw`
    select data from document where campaign_id = ${campaignId} and kind = ${kind} and key = ${key} for update`);
  return openDocument(kind, rows[0]?.data ?? null);
}

/** Some things of a kind, held until the transaction ends, by key; always held in that order, so that two who hold the same ones never wait for each other. */
export async function lockDocuments(
  sql: Sql,
  campaignId: string,
  kind: CampaignDocumentKind,
  keys: readonly string[],
): Promise<{ key: string; data: unknown }[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql.execute<{ key: string; data: unknown }>(raw`
    select key, data from document where campaign_id = ${campaignId} and kind = ${kind} and key = any(${raw.param([...keys])}::text[])
    order by key for update`);
  return opened(kind, rows);
}

/** Of all things of a kind in a campaign the one that changed last, held until the transaction ends; null when there is none. */
export async function lockLastDocument(
  sql: Sql,
  campaignId: string,
  kind: CampaignDocumentKind,
): Promise<{ key: string; data: unknown } | null> {
  const { rows } = await sql.execute<{ key: string; data: unknown }>(raw`
    select key, data from document where campaign_id = ${campaignId} and kind = ${kind} order by position desc limit 1 for update`);
  return opened(kind, rows)[0] ?? null;
}

/** Lets others who begin the same at this table wait until the transaction ends, where there is nothing yet that could be held; false when there is no such table. */
export async function holdTable(sql: Sql, campaignId: string): Promise<boolean> {
  const { rows } = await sql.execute(raw`select 1 from campaign where id = ${campaignId} for no key update`);
  return rows.length > 0;
}

/** All things of a kind in a campaign, by key, in the order in which they last changed. */
export async function listDocuments(sql: Sql, campaignId: string, kind: CampaignDocumentKind): Promise<{ key: string; data: unknown }[]> {
  const { rows } = await sql.execute<{ key: string; data: unknown }>(raw`
    select key, data from document where campaign_id = ${campaignId} and kind = ${kind} order by position`);
  return opened(kind, rows);
}

const RevisionRow = z.object({ revision: z.string() });

/** Says which versions of a kind hold in a campaign: another word after each change, an empty one where there is nothing. */
export async function findRevision(sql: Sql, campaignId: string, kind: CampaignDocumentKind): Promise<string> {
  const { rows } = await sql.execute(raw`
    select coalesce(md5(string_agg(position::text, ' ' order by position)), '') as revision
    from document where campaign_id = ${campaignId} and kind = ${kind}`);
  return RevisionRow.parse(rows[0]).revision;
}

/** Writes how a thing stands from now on, and keeps how it stood before. Answers the position of what was written. */
export async function saveDocument(sql: Sql, name: DocumentName, data: object, change: Change, now: Date): Promise<number> {
  return (await replaceDocument(sql, name, data, change, now)).position;
}

const PlacedRow = z.object({ position: z.coerce.number(), earlier: z.coerce.number().nullable() });

/** The same; answers as well at which position the thing stood until then, or null where it is new. */
export async function replaceDocument(
  sql: Sql,
  name: DocumentName,
  data: object,
  change: Change,
  now: Date,
): Promise<{ position: number; earlier: number | null }> {
  const { rows } = await sql.execute(raw`
    with written as (${insertVersion(name, JSON.stringify(storedDocument(name.kind, data)), change, now)})
    insert into document (campaign_id, kind, key, data, position)
    select campaign_id, kind, key, data, position from written
    on conflict (campaign_id, kind, key) do update set position = greatest(document.position, excluded.position),
      data = case when excluded.position > document.position then excluded.data else document.data end
    returning (select position from written) as position,
      (select r.position from document r where r.campaign_id = ${name.campaignId} and r.kind = ${name.kind} and r.key = ${name.key}) as earlier`);
  return PlacedRow.parse(rows[0]);
}

/** Removes a thing; how it stood stays in the history. */
export async function removeDocument(sql: Sql, name: DocumentName, change: Change, now: Date): Promise<void> {
  await sql.execute(insertVersion(name, null, change, now));
  await sql.execute(raw`delete from document where campaign_id = ${name.campaignId} and kind = ${name.kind} and key = ${name.key}`);
}

/** Holds the campaign's branch while it is written on: whoever moves play to another one waits, or is waited for. */
function insertVersion({ campaignId, kind, key }: DocumentName, data: string | null, { by, summary }: Change, now: Date) {
  return raw`
    insert into document_version (campaign_id, branch_id, kind, key, data, actor_id, actor_name, summary, created_at)
    select id, branch_id, ${kind}, ${key}, ${data}::jsonb, ${by.id}, ${by.name}, ${JSON.stringify(summary)}::jsonb, ${now.toISOString()}::timestamptz
    from campaign where id = ${campaignId} for key share
    returning campaign_id, kind, key, data, position`;
}

/** Stored things of a kind as this version would have written them. */
const opened = <Row extends { data?: unknown }>(kind: CampaignDocumentKind, rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, data: openDocument(kind, row.data) }));

const toVersions = (kind: CampaignDocumentKind, rows: unknown[]): Version[] => opened(kind, parseRows(Version, rows));

interface Span {
  /** Only versions before this position. */
  before?: number;
  limit: number;
}

/** How a thing stood over time, the latest first, on the branch that is played now. */
export async function listVersions(sql: Sql, { campaignId, kind, key }: DocumentName, { before, limit }: Span): Promise<Version[]> {
  const { rows } = await sql.execute(raw`
    select ${versionColumns} from document_version v ${onPlayedBranch('v')}
    where v.campaign_id = ${campaignId} and v.kind = ${kind} and v.key = ${key} ${before === undefined ? raw`` : raw`and v.position < ${before}`}
    order by v.position desc limit ${limit}`);
  return toVersions(kind, rows);
}

/** What became of all things of a kind on the branch that is played now after a position and up to another, the oldest first. */
export async function listChanges(
  sql: Sql,
  campaignId: string,
  kind: CampaignDocumentKind,
  after: number,
  upTo: number,
): Promise<Version[]> {
  const { rows } = await sql.execute(raw`
    select ${versionColumns} from document_version v ${onPlayedBranch('v')}
    where v.campaign_id = ${campaignId} and v.kind = ${kind} and v.position > ${after} and v.position <= ${upTo} order by v.position`);
  return toVersions(kind, rows);
}

/** All things of a kind as they stood at a position of the branch that is played now, or of another one, by key. */
export async function listDocumentsAt(
  sql: Sql,
  campaignId: string,
  kind: CampaignDocumentKind,
  position: number,
  branchId?: string,
): Promise<{ key: string; data: unknown }[]> {
  const { rows } = await sql.execute<{ key: string; data: unknown }>(raw`
    select key, data from (
      select distinct on (v.key) v.key, v.data, v.position from document_version v ${branchId === undefined ? onPlayedBranch('v') : onBranch('v', branchId)}
      where v.campaign_id = ${campaignId} and v.kind = ${kind} and v.position <= ${position}
      order by v.key, v.position desc) as latest
    where data is not null order by position`);
  return opened(kind, rows);
}
