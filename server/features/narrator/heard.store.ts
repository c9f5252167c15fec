import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { isOnPlayedBranch } from '#server/features/campaign-documents/index.ts';

const Position = z.coerce.number();
const Range = z.object({ cycle: z.int().nullable(), after: Position, upTo: Position });

/** Up to which position the last reply on the branch played now knew the table's words; `earlier` narrows which replies count. */
const lastHeard = (campaignId: string, earlier = raw``) => raw`coalesce((
  select coalesce(t.heard_up_to, m.position) from message m join narration t on t.id = m.id
  where m.campaign_id = ${campaignId} and m.role = 'ai' and ${isOnPlayedBranch('m', campaignId)} ${earlier}
  order by m.position desc limit 1), 0)`;

/** The row of a reply's cycle, and of the positions after which (`after`) and up to which (`upTo`) it takes up the words of the Dungeon Masters. */
export const heardRange = (campaignId: string, narrationId: string): SQL => raw`
  select n.cycle, coalesce(n.heard_up_to, 0) as "upTo",
    ${lastHeard(campaignId, raw`and m.position < coalesce((select own.position from message own where own.id = n.id), ${Number.MAX_SAFE_INTEGER})`)} as after
  from narration n where n.id = ${narrationId}`;

/** What a reply answers: its cycle, and between which positions it takes up the words of the Dungeon Masters; null when it is gone. */
export async function findHeard(sql: Sql, campaignId: string, narrationId: string): Promise<z.infer<typeof Range> | null> {
  const { rows } = await sql.execute(heardRange(campaignId, narrationId));
  return rows[0] ? Range.parse(rows[0]) : null;
}

const LastHeardRow = z.object({ position: Position });

/** Up to which position the last reply of a table knew its words: one that was told, is being generated, or waits to be read. */
export async function findLastHeard(sql: Sql, campaignId: string): Promise<number> {
  const { rows } = await sql.execute(raw`
    select greatest(${lastHeard(campaignId)}, coalesce((
      select max(heard_up_to) from narration where campaign_id = ${campaignId} and status in ('speaking', 'drafted')), 0)) as position`);
  return LastHeardRow.parse(rows[0]).position;
}
