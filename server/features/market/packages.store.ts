import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { Manifest } from '#domain/market/manifest.ts';
import { sourcesIn } from '#domain/market/onward.ts';
import type { Source } from '#domain/market/onward.ts';
import { isOwn } from '#server/features/market/copies.store.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { documentKind, migrate, numbered } from '#server/kernel/database/document-kind.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';
import { Damaged, readStored, requireStored } from '#server/kernel/database/stored.ts';

const document = documentKind('package');
const what = 'package';

/** A package as it is kept, with what its manifest says. */
export interface KeptPackage {
  id: string;
  /** The listing that it is a version of; null where it came as a file, or that is no more. */
  listingId: string | null;
  /** Who published or brought it; null for one that comes with the product, and where its publisher has left. */
  ownerId: string | null;
  manifest: Manifest;
  seal: string;
  /** Bytes of its owner's room that it takes: none once only others keep it. */
  room: number;
}

/** The manifest of a row; null where it cannot be read, which is told the operator. */
export function manifestOf(id: string, data: unknown): Manifest | null {
  const read = readStored(Manifest, migrate(document, data), { what, id });
  return read instanceof Damaged ? null : read;
}

/** A manifest as it is stored. */
const storedManifest = (manifest: Manifest): string => JSON.stringify(numbered(document, Manifest.parse(manifest)));

const Row = z.object({
  id: z.string(),
  listingId: z.string().nullable(),
  ownerId: z.string().nullable(),
  manifest: z.unknown(),
  seal: z.string(),
  room: z.coerce.number(),
});
const columns = raw`p.id, p.listing_id as "listingId", p.owner_id as "ownerId", p.manifest, p.seal, p.room`;

/** A package that somebody has got or published; null where they have not. Refuses one that cannot be read. */
export async function findPackageOf(sql: Sql, userId: string, packageId: string): Promise<KeptPackage | null> {
  const { rows } = await sql.execute(raw`
    select ${columns} from package p where p.id = ${packageId}
      and (p.owner_id = ${userId} or exists (select 1 from package_copy c where c.package_id = p.id and c.user_id = ${userId}))`);
  return rows[0] ? opened(rows[0]) : null;
}

/** A package whose cover somebody may see: one that is offered, that they have got or published, or any for administrators. */
export async function findShownPackage(sql: Sql, viewer: { id: string; isAdmin: boolean }, packageId: string): Promise<KeptPackage | null> {
  const { rows } = await sql.execute(raw`
    select ${columns} from package p where p.id = ${packageId} and (${viewer.isAdmin} or p.owner_id = ${viewer.id}
      or exists (select 1 from listing l where l.id = p.listing_id and l.version = p.version and l.state = 'shown')
      or exists (select 1 from package_copy c where c.package_id = p.id and c.user_id = ${viewer.id}))`);
  return rows[0] ? opened(rows[0]) : null;
}

/** The package of one version of a listing. */
export async function findPackageOfListing(sql: Sql, listingId: string, version: string): Promise<KeptPackage | null> {
  const { rows } = await sql.execute(raw`select ${columns} from package p where p.listing_id = ${listingId} and p.version = ${version}`);
  return rows[0] ? opened(rows[0]) : null;
}

function opened(row: unknown): KeptPackage {
  const { manifest, ...rest } = Row.parse(row);
  return { ...rest, manifest: requireStored(Manifest, migrate(document, manifest), { what, id: rest.id }) };
}

const SourceRow = Row.pick({ id: true, manifest: true }).extend({ isOwn: z.boolean() });

/** What somebody offers, as far as it may have been installed: a world, or homebrew of a campaign and maps of theirs, by their keys. */
interface Offered {
  worldId?: string | null;
  campaignId?: string | null;
  keys: readonly string[];
}

/** The works of others that what somebody offers was installed from, the earliest first. */
export async function findSources(sql: Sql, userId: string, { worldId = null, campaignId = null, keys }: Offered): Promise<Source[]> {
  const { rows } = await sql.execute(raw`
    select p.id, p.manifest, ${isOwn(userId)} as "isOwn"
    from package_install i join package p on p.id = i.package_id left join package_base b on b.install_id = i.id
    where i.world_id = ${worldId} or ((i.campaign_id = ${campaignId} or (i.user_id = ${userId} and i.world_id is null and i.campaign_id is null))
      and jsonb_path_exists(b.data, '$.parts[*].key ? (@ == $keys[*])', jsonb_build_object('keys', ${JSON.stringify(keys)}::jsonb)))
    order by i.created_at, i.id`);
  return parseRows(SourceRow, rows).flatMap((row) => {
    const manifest = manifestOf(row.id, row.manifest);
    return manifest ? sourcesIn(manifest, row.isOwn) : [];
  });
}

/** Keeps a package; where one has its id, what is kept of that is replaced. */
export async function writePackage(sql: Sql, { id, listingId, ownerId, manifest, seal, room }: KeptPackage, now: Date): Promise<void> {
  await sql.execute(raw`
    insert into package (id, listing_id, owner_id, version, manifest, seal, room, created_at)
    values (${id}, ${listingId}, ${ownerId}, ${manifest.version}, ${storedManifest(manifest)}::jsonb, ${seal}, ${room}, ${now.toISOString()}::timestamptz)
    on conflict (id) do update set version = excluded.version, manifest = excluded.manifest, seal = excluded.seal`);
}

const IdRow = z.object({ id: z.string() });

/** The packages of a listing: those of all its versions. */
export async function listPackagesOf(sql: Sql, listingId: string): Promise<string[]> {
  const { rows } = await sql.execute(raw`select id from package where listing_id = ${listingId}`);
  return parseRows(IdRow, rows).map(({ id }) => id);
}

/** Packages that nobody has got and no listing offers: among some, or of all. */
export async function findUnused(sql: Sql, among: readonly string[] | null = null): Promise<string[]> {
  const { rows } = await sql.execute(raw`
    select p.id from package p left join listing l on l.id = p.listing_id and l.version = p.version
    where l.id is null and (${among === null} or p.id = any(${raw.param([...(among ?? [])])}::text[]))
      and not exists (select 1 from package_copy c where c.package_id = p.id)`);
  return parseRows(IdRow, rows).map(({ id }) => id);
}

/** Has packages that no listing offers any more take nobody's room: others keep them, and their owner cannot remove them. */
export async function releaseRoom(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql.execute(raw`
    update package p set room = 0 where p.id = any(${raw.param([...ids])}::text[])
      and not exists (select 1 from listing l where l.id = p.listing_id and l.version = p.version)`);
}

/** Forgets packages. */
export async function deletePackages(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql.execute(raw`delete from package where id = any(${raw.param([...ids])}::text[])`);
}

/** The packages that somebody has published, as far as they can be read. */
export async function listPublishedBy(sql: Sql, userId: string): Promise<KeptPackage[]> {
  const { rows } = await sql.execute(raw`select ${columns} from package p where p.owner_id = ${userId}`);
  return rows.flatMap((row) => {
    const { manifest: data, ...rest } = Row.parse(row);
    const manifest = manifestOf(rest.id, data);
    return manifest ? [{ ...rest, manifest }] : [];
  });
}

const BytesRow = z.object({ bytes: z.coerce.number() });

/** Bytes of the packages that somebody has published or brought. */
export async function countPackageBytes(sql: Sql, userId: string): Promise<number> {
  const { rows } = await sql.execute(raw`select coalesce(sum(room), 0) as bytes from package where owner_id = ${userId}`);
  return BytesRow.parse(rows[0]).bytes;
}

const SealRow = z.object({ id: z.string(), seal: z.string() });

/** The seals of some packages, by their ids. */
export async function listSeals(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.execute(raw`select id, seal from package where id = any(${raw.param([...ids])}::text[])`);
  return new Map(parseRows(SealRow, rows).map(({ id, seal }) => [id, seal]));
}
