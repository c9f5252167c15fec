import { asc, eq, lte } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Sql } from '#server/kernel/database/database.ts';

const deadline = pgTable('reaction_deadline', {
  campaignId: text('campaign_id').primaryKey(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});

/** Keeps until when the fight of a table waits for a reaction; null where it waits no more, or as long as it takes. */
export async function saveDeadline(sql: Sql, campaignId: string, endsAt: Date | null): Promise<void> {
  if (endsAt === null) {
    await sql.delete(deadline).where(eq(deadline.campaignId, campaignId));
    return;
  }
  await sql.insert(deadline).values({ campaignId, endsAt }).onConflictDoUpdate({ target: deadline.campaignId, set: { endsAt } });
}

/** Tables whose fight has waited long enough, the longest waiting first. */
export async function listOverdue(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql
    .select({ id: deadline.campaignId })
    .from(deadline)
    .where(lte(deadline.endsAt, now))
    .orderBy(asc(deadline.endsAt))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** When the next fight has waited long enough, or null. */
export async function findNextDeadline(sql: Sql): Promise<Date | null> {
  const [row] = await sql.select({ endsAt: deadline.endsAt }).from(deadline).orderBy(asc(deadline.endsAt)).limit(1);
  return row?.endsAt ?? null;
}
