import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { CampaignSettings } from '#domain/campaign/settings.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readSettings } from './read-settings.ts';

const Row = z.object({
  name: z.string(),
  settings: z.unknown(),
  lastPassage: z.string().nullable(),
  playsTemplate: z.boolean(),
  branchId: z.string(),
  worldId: z.string(),
  worldName: z.string(),
  isReadyWorld: z.boolean(),
});

/** A campaign as it leaves, with the world that it plays in; null when there is none. */
export async function findWhole(
  sql: Sql,
  campaignId: string,
): Promise<(Omit<z.infer<typeof Row>, 'settings'> & { settings: CampaignSettings }) | null> {
  const { rows } = await sql.execute(raw`
    select c.name, c.settings, c.last_passage as "lastPassage", c.plays_template as "playsTemplate", c.branch_id as "branchId",
      c.world_id as "worldId", w.name as "worldName", w.is_template as "isReadyWorld"
    from campaign c join world w on w.id = c.world_id where c.id = ${campaignId}`);
  if (!rows[0]) return null;
  const row = Row.parse(rows[0]);
  return { ...row, settings: readSettings(row.settings, campaignId) };
}

interface BroughtCampaign {
  id: string;
  name: string;
  worldId: string;
  settings: CampaignSettings;
  lastPassage: string | null;
  playsTemplate: boolean;
  /** Its first branch, which is still to be written within the same transaction. */
  branchId: string;
}

/** Writes a campaign that nobody sees until it is given to its owner. One that is left behind is forgotten as deleted ones are. */
export async function insertHidden(sql: Sql, campaign: BroughtCampaign, now: Date): Promise<void> {
  const { id, name, worldId, settings, lastPassage, playsTemplate, branchId } = campaign;
  await sql.execute(raw`
    insert into campaign (id, name, world_id, settings, last_passage, plays_template, branch_id, deleted_at, last_active, created_at)
    values (${id}, ${name}, ${worldId}, ${JSON.stringify(settings)}::jsonb, ${lastPassage}, ${playsTemplate}, ${branchId}, ${now.toISOString()},
      ${now.toISOString()}, ${now.toISOString()})`);
}

/** Shows a campaign that is written, as its owner's. */
export async function reveal(sql: Sql, campaignId: string, ownerId: string, now: Date): Promise<void> {
  await sql.execute(raw`
    update campaign set owner_id = ${ownerId}, deleted_at = null, last_active = ${now.toISOString()} where id = ${campaignId}`);
}

/** Removes a campaign that could not be written to its end. */
export async function dropHidden(sql: Sql, campaignId: string): Promise<void> {
  await sql.execute(raw`delete from campaign where id = ${campaignId} and owner_id is null and deleted_at is not null`);
}
