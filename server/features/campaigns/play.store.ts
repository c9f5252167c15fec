import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { PlayState } from '#domain/narration/play-state.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Damaged, readStored } from '#server/kernel/database/stored.ts';
import { openDocument, documentStore } from '#server/features/campaign-documents/index.ts';

const thePlay = (campaignId: string) => ({ campaignId, kind: 'play', key: 'play' }) as const;

const Play = z.object({
  campaignId: z.string(),
  worldId: z.string(),
  /** Whether it plays the template's adventure in a world of its own. */
  playsTemplate: z.boolean(),
  state: z.unknown(),
});
export type Play = Omit<z.infer<typeof Play>, 'state'> & { state: PlayState };

/** How far the party has come, in which world and adventure; null when there is no such campaign, or that cannot be read. */
export async function findPlay(sql: Sql, campaignId: string): Promise<Play | null> {
  const { rows } = await sql.execute(raw`
    select c.id as "campaignId", c.world_id as "worldId", c.plays_template as "playsTemplate", r.data as state from campaign c
    join document r on r.campaign_id = c.id and r.kind = 'play' and r.key = 'play' where c.id = ${campaignId}`);
  if (!rows[0]) return null;
  const { state, ...play } = Play.parse(rows[0]);
  const read = readStored(PlayState, openDocument('play', state), { what: 'place in the story', id: campaignId });
  return read instanceof Damaged ? null : { ...play, state: read };
}

/** Keeps how far the party has come. */
export async function savePlay(sql: Sql, campaignId: string, state: PlayState, now: Date): Promise<void> {
  await documentStore.saveDocument(sql, thePlay(campaignId), state, { by: { id: null, name: 'Narrator' }, summary: [] }, now);
}

/** Keeps the narrator's last sentence for the campaign's card. */
export async function saveLastPassage(sql: Sql, campaignId: string, lastPassage: string, now: Date): Promise<void> {
  await sql.execute(raw`update campaign set last_passage = ${lastPassage}, last_active = ${now.toISOString()} where id = ${campaignId}`);
}
