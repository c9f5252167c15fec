import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

export { bindImages, insertImage } from './images.store.ts';

const Row = z.object({
  id: z.string(),
  messageId: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  createdAt: z.coerce.date(),
  place: z.string(),
});

/** The pictures that stand with messages of a campaign, and where each lies. */
export async function listPostedImages(sql: Sql, campaignId: string): Promise<z.infer<typeof Row>[]> {
  const { rows } = await sql.execute(raw`
    select id, message_id as "messageId", alt, width, height, created_at as "createdAt", path as place from chat_image
    where campaign_id = ${campaignId} and message_id is not null order by created_at, id`);
  return parseRows(Row, rows);
}
