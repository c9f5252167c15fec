import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';

const PlayedWorld = z.object({ id: z.string(), name: z.string(), description: z.string(), revision: z.coerce.number() });
type PlayedWorld = z.infer<typeof PlayedWorld>;

/** A world as campaigns play it; `revision` is another after each change of it or of its lore. One that is gone has no more than a name. */
export async function findPlayedWorld(sql: Sql, worldId: string): Promise<PlayedWorld> {
  const { rows } = await sql.execute(raw`
    select w.id, w.name, w.description, coalesce((select max(c.id) from world_change c where c.world_id = w.id), 0) as revision
    from world w where w.id = ${worldId}`);
  return rows[0] ? PlayedWorld.parse(rows[0]) : { id: worldId, name: 'Unknown World', description: '', revision: 0 };
}
