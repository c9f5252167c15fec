import { sql as raw } from 'drizzle-orm';
import type { Sql } from '#server/kernel/database/database.ts';

type Row = Record<string, unknown>;

/** What is kept of somebody on the marketplace, by the name of the file of their export that it goes into. */
export async function readMarketBelongings(sql: Sql, userId: string): Promise<Record<string, Row[]>> {
  const read = async (query: ReturnType<typeof raw>): Promise<Row[]> => (await sql.execute(query)).rows;
  return {
    'listings.json': await read(raw`
      select l.id, l.kind, l.version, l.state, l.taken_down_because, l.created_at, l.updated_at, p.manifest from listing l
      join package p on p.listing_id = l.id and p.version = l.version where l.publisher_id = ${userId} order by l.created_at`),
    'packages.json': await read(raw`
      select c.package_id, c.is_brought, c.got_at, p.manifest->>'title' as title, p.version,
        (select coalesce(jsonb_agg(jsonb_build_object('world_id', i.world_id, 'campaign_id', i.campaign_id, 'name', i.name, 'at', i.created_at)
          order by i.created_at), '[]') from package_install i where i.package_id = c.package_id and i.user_id = c.user_id) as installed
      from package_copy c join package p on p.id = c.package_id where c.user_id = ${userId} order by c.got_at`),
    'bought.json': await read(raw`
      select listing_id, title, amount, currency, state, created_at, changed_at from purchase where user_id = ${userId} order by created_at`),
    'ratings.json': await read(raw`
      select listing_id, stars, text, created_at from listing_rating where user_id = ${userId} order by created_at`),
    'reported-listings.json': await read(raw`
      select listing_id, reason, text, created_at from listing_report where user_id = ${userId} order by created_at`),
  };
}
