import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const CopyRow = z.object({
  packageId: z.string(),
  listingId: z.string().nullable(),
  isBrought: z.boolean(),
  gotAt: z.coerce.date(),
  manifest: z.unknown(),
  seal: z.string(),
  /** The version that its listing offers, where it is shown. */
  offered: z.string().nullable(),
  isOurs: z.boolean(),
  isOwn: z.boolean(),
});
export type CopyRow = z.infer<typeof CopyRow>;

/** Whether the package `p` is somebody’s own work: one that they published, and no file of somebody’s that they brought. */
export const isOwn = (userId: string) => raw`(p.owner_id is not distinct from ${userId} and not exists (
    select 1 from package_copy own where own.package_id = p.id and own.user_id = ${userId} and own.is_brought))`;

const OwnRow = z.object({ isOwn: z.boolean() });

/** Whether a package is somebody’s own work. */
export async function isOwnWork(sql: Sql, userId: string, packageId: string): Promise<boolean> {
  const { rows } = await sql.execute(raw`select ${isOwn(userId)} as "isOwn" from package p where p.id = ${packageId}`);
  return parseRows(OwnRow, rows)[0]?.isOwn === true;
}

/** What somebody has got, the newest first. */
export async function listCopies(sql: Sql, userId: string): Promise<CopyRow[]> {
  const { rows } = await sql.execute(raw`
    select c.package_id as "packageId", l.id as "listingId", c.is_brought as "isBrought", c.got_at as "gotAt", p.manifest, p.seal, l.version as offered,
      coalesce(l.is_ours, false) as "isOurs", ${isOwn(userId)} as "isOwn"
    from package_copy c join package p on p.id = c.package_id left join listing l on l.id = p.listing_id and l.state = 'shown'
    where c.user_id = ${userId} order by c.got_at desc, c.package_id limit ${limits.packagesGot}`);
  return parseRows(CopyRow, rows);
}

const ManyRow = z.object({ many: z.coerce.number() });

/** How many packages somebody has got. */
export async function countCopies(sql: Sql, userId: string): Promise<number> {
  const { rows } = await sql.execute(raw`select count(*) as many from package_copy where user_id = ${userId}`);
  return ManyRow.parse(rows[0]).many;
}

/** Notes that somebody has got a package; once is enough. */
export async function insertCopy(
  sql: Sql,
  { userId, packageId, isBrought }: { userId: string; packageId: string; isBrought: boolean },
  now: Date,
): Promise<void> {
  await sql.execute(raw`
    insert into package_copy (user_id, package_id, is_brought, got_at)
    values (${userId}, ${packageId}, ${isBrought}, ${now.toISOString()}::timestamptz) on conflict do nothing`);
}

/** Notes that somebody has a package no more; whether they had it. */
export async function deleteCopy(sql: Sql, userId: string, packageId: string): Promise<boolean> {
  const { rows } = await sql.execute(raw`delete from package_copy where user_id = ${userId} and package_id = ${packageId} returning 1`);
  return rows.length > 0;
}

/** Notes that somebody has nothing of a listing any more that they got since a moment. */
export async function deleteCopiesSince(
  sql: Sql,
  { userId, listingId, since }: { userId: string; listingId: string; since: Date },
): Promise<void> {
  await sql.execute(raw`
    delete from package_copy c using package p where p.id = c.package_id and c.user_id = ${userId} and p.listing_id = ${listingId}
      and c.got_at >= ${since.toISOString()}::timestamptz`);
}

const VersionRow = z.object({ version: z.string() });

/** The versions of a listing that somebody has got. */
export async function listVersionsGot(sql: Sql, userId: string, listingId: string): Promise<string[]> {
  const { rows } = await sql.execute(raw`
    select p.version from package_copy c join package p on p.id = c.package_id where c.user_id = ${userId} and p.listing_id = ${listingId}`);
  return parseRows(VersionRow, rows).map(({ version }) => version);
}

const InstallRow = z.object({
  id: z.string(),
  packageId: z.string(),
  worldId: z.string().nullable(),
  campaignId: z.string().nullable(),
  name: z.string(),
  version: z.string(),
  at: z.coerce.date(),
  /** The version that its last update can be taken back to. */
  earlier: z.string().nullable(),
  /** The keys of what it brought; none for a world, which is one whole. */
  parts: z.array(z.string()),
});
export type InstallRow = z.infer<typeof InstallRow>;

/** Where somebody installed what they have got, the newest first. */
export async function listInstalls(sql: Sql, userId: string): Promise<InstallRow[]> {
  const { rows } = await sql.execute(raw`
    select i.id, i.package_id as "packageId", i.world_id as "worldId", i.campaign_id as "campaignId", i.name, i.version, i.created_at as at,
      b.data->'earlier'->>'version' as earlier,
      case when i.world_id is null then coalesce(jsonb_path_query_array(b.data, '$.parts[*].key ? (@.type() == "string")'), '[]') else '[]' end as parts
    from package_install i left join package_base b on b.install_id = i.id
    where i.user_id = ${userId} order by i.created_at desc, i.id`);
  return parseRows(InstallRow, rows);
}

/** Notes where somebody installed a package. */
export async function insertInstall(
  sql: Sql,
  userId: string,
  { id, packageId, worldId, campaignId, name, version, at }: Omit<InstallRow, 'earlier' | 'parts'>,
): Promise<void> {
  await sql.execute(raw`
    insert into package_install (id, user_id, package_id, world_id, campaign_id, name, version, created_at)
    values (${id}, ${userId}, ${packageId}, ${worldId}, ${campaignId}, ${name}, ${version}, ${at.toISOString()}::timestamptz)`);
}
