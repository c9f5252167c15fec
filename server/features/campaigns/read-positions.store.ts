import { sql as raw } from 'drizzle-orm';
import type { Sql } from '#server/kernel/database/database.ts';

interface Read {
  userId: string;
  campaignId: string;
  position: number;
}

/** Keeps up to where people have read their campaigns; nobody reads backwards. */
export async function saveReadPositions(sql: Sql, reads: Read[]): Promise<void> {
  await sql.execute(raw`
    with given as (
      select "userId" as user_id, "campaignId" as campaign_id, max(position) as position
      from jsonb_to_recordset(${JSON.stringify(reads)}::jsonb) as each ("userId" text, "campaignId" text, position bigint) group by 1, 2
    ), held as (
      select p.campaign_id, p.user_id, given.position from campaign_participant p join given using (campaign_id, user_id)
      where p.read_position < given.position order by p.campaign_id, p.user_id for no key update of p)
    update campaign_participant p set read_position = held.position from held
    where p.campaign_id = held.campaign_id and p.user_id = held.user_id`);
}
