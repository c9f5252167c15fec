import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { AskedCheck } from '#domain/check/check.ts';
import { hidesFromPlayers, seenByPlayers } from '#domain/check/seen-check.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { onPlayedBranch } from '#server/features/campaign-documents/index.ts';

/**
 * How the check of a message \`m\` stands on the branch played now. On a branch that leaves right after the message, as it was asked for:
 * this was written with the message, and stands after it.
 */
export const checkColumn = (column: 'state' | 'shown'): SQL => raw`case when m.is_check then coalesce(
  (select x.${raw.raw(column)} from message_check x ${onPlayedBranch('x', raw`m`)} where x.message_id = m.id order by x.position desc limit 1),
  (select x.${raw.raw(column)} from message_check x where x.message_id = m.id order by x.position limit 1)) end`;

const CheckRow = z.object({ state: z.unknown() });

/** How the check of a message stands on the branch played now, all of it; null where it is none, or cannot be read. */
export async function findCheck(sql: Sql, messageId: string): Promise<AskedCheck | null> {
  const { rows } = await sql.execute(raw`
    select ${checkColumn('state')} as state from message m where m.id = ${messageId}`);
  return AskedCheck.safeParse(CheckRow.safeParse(rows[0]).data?.state).data ?? null;
}

/** Of these messages the checks of which players are told less than all, whole. */
export async function listHiddenChecks(sql: Sql, messageIds: readonly string[]): Promise<{ messageId: string; check: AskedCheck }[]> {
  if (messageIds.length === 0) return [];
  const { rows } = await sql.execute<{ messageId: string; state: unknown }>(raw`
    select m.id as "messageId", ${checkColumn('state')} as state from message m
    where m.id = any(${raw.param([...messageIds])}::text[]) and m.is_check`);
  return rows.flatMap(({ messageId, state }) => {
    const check = AskedCheck.safeParse(state).data;
    return check && hidesFromPlayers(check) ? [{ messageId, check }] : [];
  });
}

/** Writes how the check of a message stands from now on; how it stood before stays. */
export async function saveCheck(sql: Sql, messageId: string, check: AskedCheck, now: Date): Promise<void> {
  await sql.execute(raw`update message set is_check = true where id = ${messageId} and not is_check`);
  await sql.execute(raw`
    insert into message_check (message_id, branch_id, state, shown, created_at)
    select m.id, c.branch_id, ${JSON.stringify(check)}::jsonb, ${JSON.stringify(seenByPlayers(check))}::jsonb, ${now.toISOString()}::timestamptz
    from message m join campaign c on c.id = m.campaign_id where m.id = ${messageId} for key share of c`);
}

/**
 * The messages of checks, on the branch played now, of which something is about a change of a sheet, or about an entry of a fight where
 * one is named, held until the transaction ends.
 */
export async function lockChecksAbout(sql: Sql, campaignId: string, position: number, fightId: string | null = null): Promise<string[]> {
  const about = (state: object) => raw`x.state @> ${JSON.stringify(state)}::jsonb`;
  const of = fightId === null ? {} : { creature: { fightId } };
  const taken = raw`${about({ rollers: [{ ...of, applied: { position } }] })} or ${about({ rollers: [{ ...of, takenBack: { position } }] })}`;
  const ways =
    fightId === null ? raw`${taken} or ${about({ cause: { position } })} or ${about({ cause: { takenBackBy: position } })}` : taken;
  const { rows } = await sql.execute<{ id: string }>(raw`
    select m.id from message m ${onPlayedBranch('m')}
    where m.campaign_id = ${campaignId} and m.is_check and m.id in (
      select x.message_id from (select id as campaign_id from campaign where id = ${campaignId}) g
      cross join message_check x ${onPlayedBranch('x', raw`g`)}
      where ${ways})
    order by m.position for update of m`);
  return rows.map(({ id }) => id);
}
