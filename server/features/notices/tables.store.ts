import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';

const Ids = z.array(z.object({ id: z.string() }));

/** Those who look after the installation and are not on their way out. */
export async function findAdministrators(sql: Sql): Promise<string[]> {
  const { rows } = await sql.execute(raw`
    select id from "user" where plan = 'ADMIN' and suspended_at is null and deletes_at is null order by id`);
  return Ids.parse(rows).map(({ id }) => id);
}

/** Those who lead a table. */
export async function findLeaders(sql: Sql, campaignId: string): Promise<string[]> {
  const { rows } = await sql.execute(raw`
    select user_id as id from campaign_participant where campaign_id = ${campaignId} and seat in ('owner', 'co-dm') order by user_id`);
  return Ids.parse(rows).map(({ id }) => id);
}

/** Those at a table, with or without the ones who only watch. */
export async function findSeats(sql: Sql, campaignId: string, { watching }: { watching: boolean }): Promise<string[]> {
  const { rows } = await sql.execute(raw`
    select user_id as id from campaign_participant where campaign_id = ${campaignId} and (${watching} or seat <> 'spectator') order by user_id`);
  return Ids.parse(rows).map(({ id }) => id);
}

const CollectingSecondsRow = z.object({ seconds: z.int().nullable() });

/** Seconds a table collects actions, unless it says nothing of it. */
export async function findCollectingSeconds(sql: Sql, campaignId: string): Promise<number | null> {
  const { rows } = await sql.execute(
    raw`select case jsonb_typeof(settings -> 'collectingSeconds') when 'number' then (settings ->> 'collectingSeconds')::numeric::int end as seconds from campaign where id = ${campaignId}`,
  );
  return CollectingSecondsRow.parse(rows[0] ?? { seconds: null }).seconds;
}

/** Whether a reply of the narrator waits for a DM to read it. */
export async function isDraftWaiting(sql: Sql, narrationId: string): Promise<boolean> {
  const { rows } = await sql.execute(raw`select 1 from narration where id = ${narrationId} and status = 'drafted'`);
  return rows.length > 0;
}

const FightTurn = z.object({ userId: z.string(), combatantId: z.string(), round: z.coerce.number() });

/** Whose hero acts in the fight of a table now; null where there is no fight, or a monster acts. */
export async function findFightTurn(sql: Sql, campaignId: string): Promise<z.infer<typeof FightTurn> | null> {
  const { rows } = await sql.execute(raw`
    select p.user_id as "userId", one ->> 'id' as "combatantId", fight.combat ->> 'round' as round
    from (select r.campaign_id, r.data -> 'entry' -> 'combat' as combat from document r where r.campaign_id = ${campaignId} and r.kind = 'combat'
      order by r.position desc limit 1) as fight
    cross join lateral jsonb_array_elements(case jsonb_typeof(fight.combat -> 'combatants') when 'array' then fight.combat -> 'combatants' else '[]' end) as one
    join document hero on hero.campaign_id = fight.campaign_id and hero.kind = 'character' and hero.key = one ->> 'source'
    join campaign_participant p on p.campaign_id = fight.campaign_id and p.user_id = hero.data ->> 'userId' and p.seat <> 'spectator' and not p.is_away
    where fight.combat ->> 'phase' = 'running' and one ->> 'id' = fight.combat ->> 'active' and one ->> 'kind' = 'hero'`);
  return rows[0] ? (FightTurn.safeParse(rows[0]).data ?? null) : null;
}
