import { sql as raw } from 'drizzle-orm';
import type { AppliedRoll } from '#domain/check/applied-roll.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { onPlayedBranch } from '#server/features/campaign-documents/index.ts';

/** Who was given the rolls of a message \`m\` on the branch played now. */
export const appliedColumn = raw`case when m.is_applied then (
  select x.state from message_applied x ${onPlayedBranch('x', raw`m`)} where x.message_id = m.id order by x.position desc limit 1) end`;

/** Writes who was given the rolls of a message; what stood before stays. */
export async function saveApplied(sql: Sql, messageId: string, applied: readonly AppliedRoll[], now: Date): Promise<void> {
  await sql.execute(raw`update message set is_applied = true where id = ${messageId} and not is_applied`);
  await sql.execute(raw`
    insert into message_applied (message_id, branch_id, state, created_at)
    select m.id, c.branch_id, ${JSON.stringify(applied)}::jsonb, ${now.toISOString()}::timestamptz
    from message m join campaign c on c.id = m.campaign_id where m.id = ${messageId} for key share of c`);
}

/** The messages, on the branch played now, of which a change gave somebody a roll or took it back, held until the transaction ends. */
export async function lockAppliedBy(sql: Sql, campaignId: string, position: number, fightId: string | null): Promise<string[]> {
  const about = (taken: object) => raw`x.state @> ${JSON.stringify([{ fightId, ...taken }])}::jsonb`;
  const { rows } = await sql.execute<{ id: string }>(raw`
    select m.id from message m ${onPlayedBranch('m')}
    where m.campaign_id = ${campaignId} and m.is_applied and m.id in (
      select x.message_id from (select id as campaign_id from campaign where id = ${campaignId}) g
      cross join message_applied x ${onPlayedBranch('x', raw`g`)}
      where ${about({ applied: { position } })} or ${about({ takenBack: { position } })})
    order by m.position for update of m`);
  return rows.map(({ id }) => id);
}
