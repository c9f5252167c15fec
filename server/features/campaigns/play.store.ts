import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { PlayState } from '#domain/narration/play-state.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Damaged, readStored } from '#server/kernel/database/stored.ts';
import { openDocument } from '#server/features/campaign-documents/index.ts';

const Play = z.object({
  campaignId: z.string(),
  worldId: z.string(),
  /** Whether it plays the template's adventure in a world of its own. */
  playsTemplate: z.boolean(),
  /** The handwritten adventure that its world plays; null where the lore makes it. */
  story: z.string().nullable(),
  state: z.unknown(),
});
type Play = Omit<z.infer<typeof Play>, 'state'> & { state: PlayState };

/** How far the party has come, in which world and adventure; null when there is no such campaign, or that cannot be read. */
export async function findPlay(sql: Sql, campaignId: string): Promise<Play | null> {
  const { rows } = await sql.execute(raw`
    select c.id as "campaignId", c.world_id as "worldId", c.plays_template as "playsTemplate", w.story, r.data as state
    from campaign c join world w on w.id = c.world_id
    join document r on r.campaign_id = c.id and r.kind = 'play' and r.key = 'play' where c.id = ${campaignId}`);
  if (!rows[0]) return null;
  const { state, ...play } = Play.parse(rows[0]);
  const read = readStored(PlayState, openDocument('play', state), { what: 'place in the story', id: campaignId });
  return read instanceof Damaged ? null : { ...play, state: read };
}
