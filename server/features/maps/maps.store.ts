import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database.ts';
import { mapPathOf } from '#server/features/worlds/index.ts';

const Picture = z.object({ worldId: z.string(), mapUrl: z.string().nullable(), mapPath: z.string().nullable() });

/** Which world a campaign plays in, and where its map lies. */
export async function findPicture(sql: Sql, campaignId: string): Promise<z.infer<typeof Picture>> {
  const { rows } = await sql.execute(raw`
    select c.world_id as "worldId", w.map_url as "mapUrl", ${mapPathOf} as "mapPath"
    from campaign c left join world w on w.id = c.world_id where c.id = ${campaignId}`);
  return Picture.parse(rows[0]);
}

/** Lets others who mark this campaign's map wait until this is done, also while nothing is marked yet. */
export async function holdMap(sql: Sql, campaignId: string): Promise<void> {
  await sql.execute(raw`select 1 from campaign where id = ${campaignId} for no key update`);
}
