import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import { Objection } from '#domain/narration/reply-check/objection.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { documentKind, numbered, renameField, renameValue } from '#server/kernel/database/document-kind.ts';
import { isOnPlayedBranch } from '#server/features/campaign-documents/index.ts';
import { messageSql } from '#server/features/chat/index.ts';
import { moveReply } from './answered-messages.store.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** How long a server vouches for a reply it tells; renewed each second, so that a crash is noticed soon. */
const LEASE = raw`interval '10 seconds'`;
/** Talk is answered after a cycle that was closed in the same moment. */
const LAST = raw`2147483647`;

/** A reply the narrator owes or is telling. */
export const NarrationRow = z.object({
  id: z.string(),
  campaignId: z.string(),
  cause: z.enum(['turn', 'chat']),
  cycle: z.int().nullable(),
  text: z.string(),
});
export type NarrationRow = z.infer<typeof NarrationRow>;

/** The columns of such a reply. */
export const narrationColumns = raw`id, campaign_id as "campaignId", cause, cycle, text`;

const OwedRow = NarrationRow.extend({ isNext: z.boolean() });
/** A reply that is owed, and whether nothing of its campaign stands before it, so that the next claim takes it. */
export type OwedRow = z.infer<typeof OwedRow>;

const owedColumns = raw`${narrationColumns}, not exists (
  select 1 from narration o where o.campaign_id = narration.campaign_id and o.status <> 'narrated' and o.id <> narration.id) as "isNext"`;

/** Owes a cycle its reply and returns it; null where the cycle has one, for there is one at most. */
export async function owesCycle(sql: Sql, id: string, campaignId: string, cycle: number, now: Date): Promise<OwedRow | null> {
  const { rows } = await sql.execute(raw`
    insert into narration (id, campaign_id, cause, cycle, created_at) values (${id}, ${campaignId}, 'turn', ${cycle}, ${now.toISOString()})
    on conflict (campaign_id, cycle) do nothing returning ${owedColumns}`);
  return rows[0] ? OwedRow.parse(rows[0]) : null;
}

/** Owes a campaign's talk a reply and returns it; talk that waits already is answered by the same one. */
export async function owesTalk(sql: Sql, id: string, campaignId: string, now: Date): Promise<OwedRow> {
  const { rows } = await sql.execute(raw`
    insert into narration (id, campaign_id, cause, created_at) values (${id}, ${campaignId}, 'chat', ${now.toISOString()})
    on conflict (campaign_id) where cause = 'chat' and status = 'waiting' do update set campaign_id = excluded.campaign_id
    returning ${owedColumns}`);
  return OwedRow.parse(rows[0]);
}

/**
 * Lets nobody begin a talk reply that waits until the transaction ends. One that is being begun is waited for: afterwards it is known
 * how far it has heard.
 */
export async function holdWaitingTalk(sql: Sql, campaignId: string): Promise<void> {
  await sql.execute(raw`
    select 1 from narration where campaign_id = ${campaignId} and cause = 'chat' and status = 'waiting' for update`);
}

/** Takes the longest waiting reply of each campaign where none is being generated or read by a DM, at most `most`, those that wait longest first. */
export async function claimWaiting(sql: Sql, most: number): Promise<NarrationRow[]> {
  const { rows } = await sql.execute(raw`
    update narration set status = 'speaking', text = '', lease_until = now() + ${LEASE},
      heard_up_to = (select coalesce(max(m.position), 0) from message m where m.campaign_id = narration.campaign_id)
    where id in (
      select n.id from narration n where n.status = 'waiting'
        and not exists (select 1 from narration s where s.campaign_id = n.campaign_id and s.status in ('speaking', 'drafted'))
        and not exists (select 1 from narration e where e.campaign_id = n.campaign_id and e.status = 'waiting'
          and (e.created_at, coalesce(e.cycle, ${LAST}), e.id) < (n.created_at, coalesce(n.cycle, ${LAST}), n.id))
      order by n.created_at, coalesce(n.cycle, ${LAST}), n.id limit ${most} for update skip locked)
    returning ${narrationColumns}`);
  return parseRows(NarrationRow, rows);
}

const LeaseRow = z.object({ stop: z.boolean() });

/** Saves the text so far and vouches for more. Says whether somebody asked to stop; null when it was taken away. */
export async function renewLease(sql: Sql, id: string, text: string): Promise<{ stop: boolean } | null> {
  const { rows } = await sql.execute(raw`
    update narration set text = ${text}, lease_until = now() + ${LEASE} where id = ${id} and status = 'speaking'
    returning stop_requested as stop`);
  return rows[0] ? LeaseRow.parse(rows[0]) : null;
}

/** Gives back replies: those whose server is gone, all of them, or those of `which`. They are generated again; talk that waits behind one joins it. */
export async function giveBack(sql: Sql, which: string[] | 'abandoned' | 'all'): Promise<void> {
  const condition =
    which === 'all' ? raw`true` : which === 'abandoned' ? raw`lease_until < now()` : raw`id = any(${raw.param(which)}::text[])`;
  await sql.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(raw`
      select id from narration
      where status = 'speaking' and ${condition}
      order by id for update skip locked`);
    if (rows.length === 0) return;
    const given = rows.map((row) => row.id);
    await joinTalk(tx, given);
    await tx.execute(raw`
      update narration set status = 'waiting', text = '', lease_until = null where id = any(${raw.param(given)}::text[])`);
  });
}

/** Only one talk reply may wait in a campaign: what waits behind these is answered by them, together. */
export async function joinTalk(tx: Sql, ids: string[]): Promise<void> {
  const { rows } = await tx.execute<{ elder: string; younger: string }>(raw`
    select e.id as elder, y.id as younger from narration e join narration y on y.campaign_id = e.campaign_id
    where e.id = any(${raw.param(ids)}::text[]) and e.cause = 'chat' and y.cause = 'chat' and y.status = 'waiting' for update of y`);
  if (rows.length === 0) return;
  const younger = rows.map((row) => row.younger);
  await moveReply(
    tx,
    younger,
    rows.map((row) => row.elder),
  );
  await tx.execute(raw`delete from narration where id = any(${raw.param(younger)}::text[])`);
}

/** Marks a reply as published; false when it was not being generated any more. */
export async function markNarrated(sql: Sql, id: string, text: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    update narration set status = 'narrated', text = ${text}, lease_until = null, narrated_at = ${now.toISOString()} where id = ${id} and status = 'speaking'`);
  return (rowCount ?? 0) > 0;
}

/** Whether one of some cycles is being answered, or was on the branch that is played. */
export async function isTakenUp(sql: Sql, campaignId: string, cycles: readonly number[]): Promise<boolean> {
  const { rows } = await sql.execute(raw`
    select 1 from narration n where n.campaign_id = ${campaignId} and n.cycle = any(${raw.param([...cycles])}::int[])
      and (n.status <> 'narrated' or exists (
        select 1 from message m where m.id = n.id and ${isOnPlayedBranch('m', campaignId)} and ${messageSql.isStillRead('m')}))
    limit 1`);
  return rows.length > 0;
}

/** Forgets a reply that cannot be told, so that the talk it was to answer waits for another; false when it was not being generated any more. */
export async function forgetReply(sql: Sql, id: string): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`delete from narration where id = ${id} and status = 'speaking'`);
  return (rowCount ?? 0) > 0;
}

/** Asks the server that generates a reply to stop; false when it is not being generated. */
export async function requestStop(sql: Sql, campaignId: string, id: string): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    update narration set stop_requested = true where id = ${id} and campaign_id = ${campaignId} and status = 'speaking'`);
  return (rowCount ?? 0) > 0;
}

interface Current {
  speaking: NarrationRow | null;
  waiting: number;
  /** Whether a reply waits for a DM to read it. */
  held: boolean;
}

const OpenRow = NarrationRow.extend({ status: z.enum(['waiting', 'speaking', 'drafted']) });

/** The reply being generated in a campaign, how many wait, and whether one lies with a DM. */
export async function findCurrent(sql: Sql, campaignId: string): Promise<Current> {
  const { rows } = await sql.execute(
    raw`select ${narrationColumns}, status from narration where campaign_id = ${campaignId} and status <> 'narrated'`,
  );
  const open = parseRows(OpenRow, rows);
  const speaking = open.find((row) => row.status === 'speaking');
  const count = (status: 'waiting' | 'drafted') => open.filter((row) => row.status === status).length;
  return { speaking: speaking ? NarrationRow.parse(speaking) : null, waiting: count('waiting'), held: count('drafted') > 0 };
}

/** What of an earlier reply the next one must know: how many were told, and the stock sentences of the last twenty. */
export async function findHistory(sql: Sql, campaignId: string): Promise<{ narratedCount: number; used: Set<string> }> {
  const [counted, used] = await Promise.all([
    sql.execute<{ many: number }>(raw`
      select count(*)::int as many from narration where campaign_id = ${campaignId} and status = 'narrated'`),
    sql.execute<{ fragment: string }>(raw`
      select f.fragment from narration_fragment f where f.narration_id in (
        select id from narration where campaign_id = ${campaignId} and status = 'narrated' order by narrated_at desc limit ${narrationServerLimits.repliesWithoutRepeat})`),
  ]);
  return { narratedCount: counted.rows[0]?.many ?? 0, used: new Set(used.rows.map((row) => row.fragment)) };
}

/** Whether a stock sentence was ever told in a campaign. */
export async function wasTold(sql: Sql, campaignId: string, fragment: string): Promise<boolean> {
  const { rows } = await sql.execute(raw`
    select 1 from narration_fragment f join narration n on n.id = f.narration_id
    where f.fragment = ${fragment} and n.campaign_id = ${campaignId} and n.status = 'narrated' limit 1`);
  return rows.length > 0;
}

/** What is stored about how a reply was generated. */
interface Audit {
  rulings: Ruling[];
  fragments: string[];
  /** What the reply check held back; only Dungeon Masters are told of it. */
  heldBack?: readonly Objection[] | undefined;
}

/** Nothing reads it again but people who look into the database. */
const document = documentKind('ruling', [
  renameValue({ field: 'degree', from: 'near miss', to: 'nearMiss' }),
  // Until then the sentence was kept that told what came of it.
  ({ outcome, ...ruling }) => ({ ...ruling, facts: [{ code: 'written', slots: { text: outcome } }] }),
  renameField({ within: 'call', from: 'who', to: 'heroId' }),
]);

/** Writes the audit of a reply: rulings in order, stock sentences used, and what was held back. */
export async function saveAudit(sql: Sql, id: string, { rulings, fragments, heldBack = [] }: Audit): Promise<void> {
  await sql.execute(raw`
    insert into ruling (narration_id, number, data)
    select ${id}, n, data from jsonb_array_elements(${JSON.stringify(rulings.map((each) => numbered(document, each)))}::jsonb) with ordinality as given (data, n)`);
  await sql.execute(raw`
    insert into narration_fragment (narration_id, fragment) select distinct ${id}, f from unnest(${raw.param(fragments)}::text[]) as f`);
  await sql.execute(raw`update narration set held_back = ${JSON.stringify(heldBack)}::jsonb where id = ${id}`);
}

const HeldBack = z.object({ narrationId: z.string(), heldBack: z.array(Objection).catch([]) });

/** What was held back of the last replies of a campaign of which anything was, newest first. */
export async function listHeldBack(sql: Sql, campaignId: string, limit: number): Promise<z.infer<typeof HeldBack>[]> {
  const { rows } = await sql.execute(raw`
    select id as "narrationId", held_back as "heldBack" from narration
    where campaign_id = ${campaignId} and status = 'narrated' and held_back <> '[]'::jsonb order by narrated_at desc limit ${limit}`);
  return parseRows(HeldBack, rows);
}

/** What telling a reply cost, and whom. */
interface Cost {
  /** The label of the model or Storyteller that wrote it. */
  model: string;
  usage: { input: number; output: number; estimated: boolean };
  /** Those who asked for it. */
  requestedBy: string[];
  /** Why the model did not write it; null when it did. */
  fellBack: string | null;
}

/** Writes what a reply cost; a regenerated reply adds to the same row. */
export async function saveUsage(
  sql: Sql,
  { id, campaignId }: NarrationRow,
  { model, usage, requestedBy, fellBack }: Cost,
  now: Date,
): Promise<void> {
  await sql.execute(raw`
    insert into usage (narration_id, campaign_id, model, input_tokens, output_tokens, estimated, requested_by, fell_back, created_at)
    values (${id}, ${campaignId}, ${model}, ${usage.input}, ${usage.output}, ${usage.estimated},
      ${raw.param(requestedBy)}::text[], ${fellBack}, ${now.toISOString()})
    on conflict (narration_id) do update set input_tokens = usage.input_tokens + excluded.input_tokens,
      output_tokens = usage.output_tokens + excluded.output_tokens, estimated = usage.estimated or excluded.estimated,
      model = excluded.model, fell_back = excluded.fell_back`);
}

/** Holds a campaign's table until the transaction ends, so that its branch does not change under what is written. */
export async function lockTable(sql: Sql, campaignId: string): Promise<void> {
  await sql.execute(raw`select 1 from campaign where id = ${campaignId} for update`);
}

const Dropped = z.object({ id: z.string(), status: z.enum(['waiting', 'speaking', 'drafted']) });

/** Forgets every reply that is owed, is being generated or waits to be read; the server that generates one finds it gone and saves nothing. */
export async function dropUnderWay(sql: Sql, campaignId: string): Promise<z.infer<typeof Dropped>[]> {
  const { rows } = await sql.execute(
    raw`delete from narration where campaign_id = ${campaignId} and status <> 'narrated' returning id, status`,
  );
  return parseRows(Dropped, rows);
}
