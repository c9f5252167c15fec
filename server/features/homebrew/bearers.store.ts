import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { contentIdOf } from '#domain/homebrew-id.ts';
import type { Sql } from '#server/kernel/database/database.ts';

const Ids = z.array(z.object({ id: z.string() }));

/** Who plays a hero at a table that carries, knows or has an entry of homebrew. */
export async function findBearers(sql: Sql, campaignId: string, entryId: string): Promise<string[]> {
  const { rows } = await sql.execute(raw`
    select distinct p.user_id as id from document hero
    join campaign_participant p on p.campaign_id = hero.campaign_id and p.user_id = hero.data ->> 'userId' and p.seat <> 'spectator'
    where hero.campaign_id = ${campaignId} and hero.kind = 'character' and strpos(hero.data::text, ${JSON.stringify(contentIdOf(entryId))}) > 0
    order by id`);
  return Ids.parse(rows).map(({ id }) => id);
}
