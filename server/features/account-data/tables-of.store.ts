import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const Table = z.object({ campaignId: z.string(), campaign: z.string(), isOwner: z.boolean(), others: z.array(z.string()) });
export type TableOf = z.infer<typeof Table>;

/** The tables where somebody sits, with the others there; not the free one, where people come and go, and no deleted ones. */
export async function listTablesOf(sql: Sql, userId: string): Promise<TableOf[]> {
  const { rows } = await sql.execute(raw`
    select c.id as "campaignId", c.name as campaign, coalesce(c.owner_id = ${userId}, false) as "isOwner",
      array(select o.user_id from campaign_participant o where o.campaign_id = c.id and o.user_id <> ${userId} order by o.user_id) as others
    from campaign_participant p join campaign c on c.id = p.campaign_id
    where p.user_id = ${userId} and c.deleted_at is null and not c.is_template order by c.id`);
  return parseRows(Table, rows);
}
