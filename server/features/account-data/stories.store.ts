import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { seats } from '#domain/campaign/seat.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const Story = z.object({
  id: z.string(),
  name: z.string(),
  seat: z.enum(seats),
  createdAt: z.coerce.date(),
  deletedAt: z.coerce.date().nullable(),
});
export type Story = z.infer<typeof Story>;

/** The campaigns whose story somebody may take along: those where they have a seat, deleted ones that can be taken back among them. */
export async function listStories(sql: Sql, userId: string): Promise<Story[]> {
  const { rows } = await sql.execute(raw`
    select c.id, c.name, p.seat, c.created_at as "createdAt", c.deleted_at as "deletedAt" from campaign_participant p
    join campaign c on c.id = p.campaign_id where p.user_id = ${userId} and (c.deleted_at is null or p.seat = 'owner') order by p.joined_at, c.id`);
  return parseRows(Story, rows);
}
