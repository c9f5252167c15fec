import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { mapPathOf } from '#server/features/world-library/index.ts';

const Picture = z.object({
  worldId: z.string(),
  /** Where it lies among the pages, for a map that the product ships. */
  mapUrl: z.string().nullable(),
  /** Where it lies among the world's files, and what it was found to be. */
  mapPath: z.string().nullable(),
  type: z.string().nullable(),
});
export type WorldPicture = z.infer<typeof Picture>;

/** Which world a campaign plays in, and where its map lies; a world that is deleted shows none. */
export async function findPicture(sql: Sql, campaignId: string): Promise<WorldPicture> {
  const { rows } = await sql.execute(raw`
    select found.*, f.type from (
      select c.world_id as "worldId", w.map_url as "mapUrl", ${mapPathOf} as "mapPath"
      from campaign c left join world w on w.id = c.world_id and w.deleted_at is null where c.id = ${campaignId}
    ) found left join world_file f on f.path = found."mapPath"`);
  return Picture.parse(rows[0]);
}
