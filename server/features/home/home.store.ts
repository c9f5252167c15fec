import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { Hand } from '#domain/turn/turn.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readableOf } from '#server/kernel/database/stored.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** The campaigns in which somebody has a seat and that are not deleted; `c` is the campaign, `mine` the seat. */
const seated = (userId: string) => raw`
  from campaign_participant mine join campaign c on c.id = mine.campaign_id and c.deleted_at is null and mine.user_id = ${userId}`;
const named = raw`c.id as "campaignId", c.name as "campaignName"`;

const AtTable = z.object({ campaignId: z.string(), campaignName: z.string() });
const Many = AtTable.extend({ count: z.coerce.number() });
const TurnRow = AtTable.extend({
  isTemplate: z.boolean(),
  turn: z.object({ state: z.literal('COLLECTING'), endsAt: z.coerce.date().nullable(), hands: z.array(Hand).catch([]) }),
});
export type TurnRow = z.infer<typeof TurnRow>;

/** Turns that are collected at tables where somebody plays or leads, those that end first before the others. */
export async function findTurns(sql: Sql, userId: string): Promise<TurnRow[]> {
  const { rows } = await sql.execute(raw`
    select ${named}, c.is_template as "isTemplate",
      jsonb_build_object('state', t.state, 'endsAt', t.ends_at, 'hands', t.hands) as turn
    ${seated(userId)} join turn t on t.campaign_id = c.id
    where t.state = 'COLLECTING' and coalesce(c.settings ->> 'paused', 'false') <> 'true'
      and (mine.seat = 'player' or t.hands @> jsonb_build_array(jsonb_build_object('userId', ${userId}::text)))
    order by t.ends_at limit ${limits.waitingShown}`);
  return parseRows(TurnRow, rows);
}

const CombatTurnRow = AtTable.extend({ characterName: z.string() });

/** Fights in which it is the turn of somebody's hero. */
export async function findCombatTurns(sql: Sql, userId: string): Promise<(z.infer<typeof AtTable> & { characterName: string })[]> {
  const { rows } = await sql.execute(raw`
    select ${named}, coalesce(hero.data ->> 'name', 'Damaged sheet') as "characterName"
    ${seated(userId)} join document hero on hero.campaign_id = c.id and hero.kind = 'character' and hero.data ->> 'userId' = ${userId}
    join document fight on fight.campaign_id = c.id and fight.kind = 'combat'
    where fight.data -> 'entry' -> 'combat' ->> 'phase' = 'running'
      and fight.data -> 'entry' -> 'combat' ->> 'active' = hero.data ->> 'id' and mine.seat <> 'spectator'
    order by c.last_active desc limit ${limits.waitingShown}`);
  return parseRows(CombatTurnRow, rows);
}

/** How many drafts wait at each table that somebody leads. */
export async function findDrafts(sql: Sql, userId: string): Promise<z.infer<typeof Many>[]> {
  const { rows } = await sql.execute(raw`
    select ${named}, count(*) as count ${seated(userId)} join narration n on n.campaign_id = c.id and n.status = 'drafted'
    where mine.seat in ('owner', 'co-dm') group by c.id order by min(n.created_at) limit ${limits.waitingShown}`);
  return parseRows(Many, rows);
}

/** How many people ask for a seat at each table that somebody leads. */
export async function findSeatRequests(sql: Sql, userId: string): Promise<z.infer<typeof Many>[]> {
  const { rows } = await sql.execute(raw`
    select ${named}, count(*) as count ${seated(userId)} join seat_request r on r.campaign_id = c.id and r.state = 'PENDING'
    where mine.seat in ('owner', 'co-dm') group by c.id order by min(r.created_at) limit ${limits.waitingShown}`);
  return parseRows(Many, rows);
}

const RecapRow = z.object({ campaignId: z.string(), number: z.int(), text: z.string() });

/** The last published recap of each table where somebody has a seat. */
export async function findLastRecaps(sql: Sql, userId: string): Promise<z.infer<typeof RecapRow>[]> {
  const { rows } = await sql.execute(raw`
    select distinct on (c.id) c.id as "campaignId", case jsonb_typeof(r.data -> 'number') when 'number' then (r.data ->> 'number')::numeric::int end as number, r.data ->> 'text' as text
    ${seated(userId)} join document r on r.campaign_id = c.id and r.kind = 'recap' and r.data ->> 'state' = 'published'
    order by c.id, case jsonb_typeof(r.data -> 'number') when 'number' then (r.data ->> 'number')::numeric end desc nulls last limit ${limits.campaignPage}`);
  return readableOf(
    RecapRow,
    rows.map((row) => ({ id: String(row['campaignId']), data: row })),
    'recap',
  );
}
