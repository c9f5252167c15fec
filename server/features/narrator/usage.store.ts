import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { RepliesToday } from '#domain/limits/model-quota.ts';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { storytellerLabel } from '#server/features/model/index.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const RepliesTodayRow = z.object({ campaign: z.int(), people: z.array(z.int()) });

/** Replies that a model told since a moment: in the campaign, and to each of these people. */
export async function countModelReplies(sql: Sql, campaignId: string, people: string[], since: Date): Promise<RepliesToday> {
  const { rows } = await sql.execute(raw`
    with today as (
      select campaign_id, requested_by from usage where created_at >= ${since.toISOString()}::timestamptz and model <> ${storytellerLabel}
    )
    select (select count(*)::int from today where campaign_id = ${campaignId}) as campaign,
      array(select (select count(*)::int from today where person = any(requested_by))
        from unnest(${raw.param(people)}::text[]) with ordinality as asking (person, n) order by n) as people`);
  return RepliesTodayRow.parse(rows[0]);
}

const Cost = { replies: z.coerce.number().int(), input: z.coerce.number().int(), output: z.coerce.number().int() };
const sums = raw`count(narration_id) as replies, coalesce(sum(input_tokens), 0) as input, coalesce(sum(output_tokens), 0) as output`;

const Day = z.object({ day: z.string(), ...Cost });
const CampaignCost = z.object({ campaignId: z.string(), name: z.string(), ...Cost });

/** What was told and what it cost on each of the last days of UTC, today last; days without any are there too. */
export async function listUsage(sql: Sql, days: number, now: Date): Promise<z.infer<typeof Day>[]> {
  const { rows } = await sql.execute(raw`
    select to_char(day, 'YYYY-MM-DD') as day, ${sums}
    from generate_series(${today(now)} - make_interval(days => ${days - 1}::int), ${today(now)}, interval '1 day') as day
    left join usage u on u.created_at >= day at time zone 'UTC' and u.created_at < (day + interval '1 day') at time zone 'UTC'
    group by day order by day`);
  return parseRows(Day, rows);
}

/** What the last days cost per campaign, the dearest first. */
export async function listUsageByCampaign(sql: Sql, days: number, now: Date): Promise<z.infer<typeof CampaignCost>[]> {
  const { rows } = await sql.execute(raw`
    select u.campaign_id as "campaignId", coalesce(max(c.name), 'A deleted campaign') as name, ${sums}
    from usage u left join campaign c on c.id = u.campaign_id and c.deleted_at is null
    where u.campaign_id is not null and u.created_at >= (${today(now)} - make_interval(days => ${days - 1}::int)) at time zone 'UTC'
    group by u.campaign_id order by sum(input_tokens + output_tokens) desc, count(*) desc, u.campaign_id limit ${narrationServerLimits.usageCampaignsPerAnswer}`);
  return parseRows(CampaignCost, rows);
}

/** Midnight of today in UTC, without a zone. */
function today(now: Date) {
  return raw`date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'UTC')`;
}

/** What a model answered outside of any campaign, and to whom. */
interface Answer {
  id: string;
  /** The label of who was asked. */
  model: string;
  usage: { input: number; output: number; estimated: boolean };
  requestedBy: string;
  /** Why there was no answer, when there was none. */
  fellBack: string | null;
}

/** Notes what an answer outside of a campaign cost; it counts as one reply to whoever asked. */
export async function saveAnswer(sql: Sql, { id, model, usage, requestedBy, fellBack }: Answer, now: Date): Promise<void> {
  await sql.execute(raw`
    insert into usage (narration_id, campaign_id, model, input_tokens, output_tokens, estimated, requested_by, fell_back, created_at)
    values (${id}, null, ${model}, ${usage.input}, ${usage.output}, ${usage.estimated}, array[${requestedBy}]::text[], ${fellBack}, ${now.toISOString()})`);
}

const QueueRow = z.object({ waiting: z.int(), since: z.coerce.date().nullable() });

/** Replies that wait for a narrator, and since when the oldest does; those behind a draft wait for a DM. */
export async function findQueue(sql: Sql): Promise<{ waiting: number; since: Date | null }> {
  const { rows } = await sql.execute(raw`
    select count(*)::int as waiting, min(created_at) as since from narration n
    where status = 'waiting' and not exists (select 1 from narration d where d.campaign_id = n.campaign_id and d.status = 'drafted')`);
  return QueueRow.parse(rows[0]);
}

const Ending = z.object({ at: z.coerce.date(), model: z.string(), fellBack: z.string().nullable() });

/** How the last replies went, newest first: who told them and why the model did not, when it did not. */
export async function findRecentEndings(sql: Sql, limit: number): Promise<z.infer<typeof Ending>[]> {
  const { rows } = await sql.execute(raw`
    select created_at as at, model, fell_back as "fellBack" from usage order by created_at desc limit ${limit}`);
  return parseRows(Ending, rows);
}
