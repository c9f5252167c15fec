import { holding } from '#server/kernel/database/like-pattern.ts';
import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import type { Contents } from '#domain/market/contents.ts';
import type { ListingCard } from '#domain/market/listing.ts';
import { coverAddress } from '#domain/market/manifest.ts';
import type { Manifest } from '#domain/market/manifest.ts';
import type { Price } from '#domain/market/price.ts';
import { currencies, listingStates, packageKinds } from '#domain/market/terms.ts';
import type { LicenseId } from '#domain/market/license-names.ts';
import type { AssetKind, ListingOrder, ListingState, PackageKind, Provenance } from '#domain/market/terms.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { manifestOf } from './packages.store.ts';

const Row = z.object({
  id: z.string(),
  publisherId: z.string().nullable(),
  isOurs: z.boolean(),
  worldId: z.string().nullable(),
  kind: z.enum(packageKinds),
  state: z.enum(listingStates),
  priceAmount: z.int().nullable(),
  priceCurrency: z.enum(currencies).nullable(),
  takenDownBecause: z.string(),
  updatedAt: z.coerce.date(),
  packageId: z.string(),
  manifest: z.unknown(),
  seal: z.string(),
  stars: z.coerce.number().nullable(),
  ratings: z.coerce.number(),
  got: z.coerce.number(),
});

/** A listing with the package that it offers. */
export type ListingRow = Omit<z.infer<typeof Row>, 'manifest' | 'priceAmount' | 'priceCurrency'> & {
  manifest: Manifest;
  price: Price | null;
};

const starsOf = raw`(select avg(r.stars)::float8 from listing_rating r where r.listing_id = l.id)`;
const columns = raw`l.id, l.publisher_id as "publisherId", l.is_ours as "isOurs", l.world_id as "worldId", l.kind, l.state, l.price_amount as "priceAmount", l.price_currency as "priceCurrency", l.taken_down_because as "takenDownBecause",
  l.updated_at as "updatedAt", p.id as "packageId", p.manifest, p.seal, ${starsOf} as stars,
  (select count(*) from listing_rating r where r.listing_id = l.id) as ratings,
  (select count(distinct c.user_id) from package_copy c join package g on g.id = c.package_id where g.listing_id = l.id) as got`;
const offered = raw`listing l join package p on p.listing_id = l.id and p.version = l.version`;

const readable = (rows: readonly unknown[]): ListingRow[] =>
  rows.flatMap((row) => {
    const { manifest: data, priceAmount: amount, priceCurrency: currency, ...rest } = Row.parse(row);
    const manifest = manifestOf(rest.packageId, data);
    const price = amount === null || currency === null ? null : { amount, currency };
    return manifest ? [{ ...rest, manifest, price }] : [];
  });

/** The card of a listing. */
export function cardOf({ id, kind, isOurs, stars, ratings, updatedAt, packageId, manifest, price }: ListingRow): ListingCard {
  const { title, summary, version, license, provenance, cover, author } = manifest;
  const about = { title, summary, version, license, provenance, cover, author };
  return {
    id,
    kind,
    ...about,
    picture: coverAddress(packageId, manifest),
    price,
    isOurs,
    stars,
    ratings,
    updatedAt: updatedAt.toISOString(),
  };
}

interface Wanted {
  /** Whether what has a price is among them. */
  sells: boolean;
  search: string;
  kind?: PackageKind | undefined;
  holds?: AssetKind | undefined;
  license?: LicenseId | undefined;
  provenance?: Provenance | undefined;
  leastStars?: number | undefined;
  order: ListingOrder;
  offset: number;
}

const orders: Record<ListingOrder, SQL> = {
  newest: raw`l.updated_at desc, l.id`,
  best: raw`${starsOf} desc nulls last, l.updated_at desc, l.id`,
  title: raw`lower(p.manifest->>'title'), l.id`,
};

/** Under what name the contents of a package list each kind of asset. */
const listedAs: Record<AssetKind, keyof Contents> = {
  homebrew: 'entries',
  heroes: 'heroes',
  maps: 'maps',
  tables: 'tables',
  stamps: 'stamps',
};

const TotalRow = z.object({ total: z.coerce.number() });

/** Listings that are shown and are as wanted, and how many there are of them. */
export async function browseListings(sql: Sql, wanted: Wanted): Promise<{ rows: ListingRow[]; total: number }> {
  const { sells, search, kind = null, holds, license = null, provenance = null, leastStars = null, order, offset } = wanted;
  const pattern = holding(search);
  const listed = holds === undefined ? null : listedAs[holds];
  const where = raw`l.state = 'shown' and (${sells} or l.price_amount is null) and (${kind}::text is null or l.kind = ${kind})
    and (${listed}::text is null or p.manifest->'contents'->${listed}::text->0 is not null)
    and (${license}::text is null or p.manifest->>'license' = ${license})
    and (${provenance}::text is null or p.manifest->>'provenance' = ${provenance})
    and (${leastStars}::int is null or ${starsOf} >= ${leastStars}::int)
    and (${search} = '' or concat_ws(E'\n', p.manifest->>'title', p.manifest->>'summary', p.manifest->>'description', p.manifest->>'author') ilike ${pattern})`;
  const found = await sql.execute(raw`
    select ${columns} from ${offered} where ${where} order by ${orders[order]} limit ${limits.listingsOnPage} offset ${offset}`);
  const { rows } = await sql.execute(raw`select count(*) as total from ${offered} where ${where}`);
  return { rows: readable(found.rows), total: TotalRow.parse(rows[0]).total };
}

/** A listing in whatever state; null where there is none, or what it offers cannot be read. */
export async function findListing(sql: Sql, listingId: string): Promise<ListingRow | null> {
  const { rows } = await sql.execute(raw`select ${columns} from ${offered} where l.id = ${listingId}`);
  return readable(rows)[0] ?? null;
}

/** The listings of somebody, those changed last first. */
export async function listListingsOf(sql: Sql, userId: string): Promise<ListingRow[]> {
  const { rows } = await sql.execute(raw`
    select ${columns} from ${offered} where l.publisher_id = ${userId} order by l.updated_at desc, l.id limit ${limits.listingsPerPerson}`);
  return readable(rows);
}

/** Listings that an administrator should look at: those that wait first, then those reported, then those taken down. */
export async function listQueued(sql: Sql): Promise<ListingRow[]> {
  const { rows } = await sql.execute(raw`
    select ${columns} from ${offered}
    where l.state in ('waiting', 'takenDown') or exists (select 1 from listing_report t where t.listing_id = l.id)
    order by case when l.state = 'waiting' then 0 when l.state = 'takenDown' then 2 else 1 end, l.updated_at, l.id limit ${limits.listingsQueued}`);
  return readable(rows);
}

const ManyRow = z.object({ many: z.coerce.number() });

/** How many listings wait for an administrator, or are shown and were reported. */
export async function countQueued(sql: Sql): Promise<number> {
  const { rows } = await sql.execute(raw`
    select count(*) as many from listing l
    where l.state = 'waiting' or (l.state <> 'takenDown' and exists (select 1 from listing_report t where t.listing_id = l.id))`);
  return ManyRow.parse(rows[0]).many;
}

const LockedRow = z.object({
  publisherId: z.string().nullable(),
  isOurs: z.boolean(),
  kind: z.enum(packageKinds),
  version: z.string(),
  state: z.enum(listingStates),
  hasPrice: z.boolean(),
});
export type LockedListing = z.infer<typeof LockedRow>;

/** How a listing stands, held until the transaction ends; null where there is none. */
export async function lockListing(sql: Sql, listingId: string): Promise<LockedListing | null> {
  const { rows } = await sql.execute(raw`
    select publisher_id as "publisherId", is_ours as "isOurs", kind, version, state,
      price_amount is not null as "hasPrice" from listing where id = ${listingId} for update`);
  return rows[0] ? LockedRow.parse(rows[0]) : null;
}

/** How many listings somebody has. */
export async function countListingsOf(sql: Sql, userId: string): Promise<number> {
  const { rows } = await sql.execute(raw`select count(*) as many from listing where publisher_id = ${userId}`);
  return ManyRow.parse(rows[0]).many;
}

interface NewListing {
  id: string;
  publisherId: string | null;
  isOurs: boolean;
  kind: PackageKind;
  version: string;
  state: ListingState;
  /** The world that it was made from. */
  worldId: string | null;
}

/** Writes a listing, or its newer version. */
export async function writeListing(sql: Sql, listing: NewListing, now: Date): Promise<void> {
  const { id, publisherId, isOurs, kind, version, state, worldId } = listing;
  const at = now.toISOString();
  await sql.execute(raw`
    insert into listing (id, publisher_id, is_ours, kind, version, state, world_id, created_at, updated_at)
    values (${id}, ${publisherId}, ${isOurs}, ${kind}, ${version}, ${state}, ${worldId}, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (id) do update set version = excluded.version, state = excluded.state, world_id = excluded.world_id, updated_at = excluded.updated_at`);
}

/** Notes how a listing stands from now on, and why it was taken down where it was. */
export async function saveState(sql: Sql, listingId: string, state: ListingState, because = ''): Promise<void> {
  await sql.execute(raw`update listing set state = ${state}, taken_down_because = ${because} where id = ${listingId}`);
}

/** Notes what a listing costs. */
export async function savePrice(sql: Sql, listingId: string, price: Price | null): Promise<void> {
  await sql.execute(raw`
    update listing set price_amount = ${price?.amount ?? null}, price_currency = ${price?.currency ?? null} where id = ${listingId}`);
}

/** Deletes a listing with what is said of it. */
export async function deleteListing(sql: Sql, listingId: string): Promise<void> {
  await sql.execute(raw`delete from listing where id = ${listingId}`);
}
