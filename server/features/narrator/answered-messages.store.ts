import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { MessageRole, NarrationInfo } from '#domain/chat/message.ts';
import { WaitingWords } from '#domain/chat/waiting-words.ts';
import type { Message } from '#domain/chat/message.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { isOnPlayedBranch } from '#server/features/campaign-documents/index.ts';
import { messageSql } from '#server/features/chat/index.ts';
import { heardRange } from './heard.store.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** Keeps to what people wrote in character to the whole table of a campaign. */
const saidToAll = (campaignId: string) => raw`
  m.campaign_id = ${campaignId} and ${isOnPlayedBranch('m', campaignId)} and ${messageSql.isStillRead('m')} and m.audience is null and m.kind <> 'ooc'`;

const Direction = z.object({ id: z.string(), authorId: z.string().nullable(), text: z.string() });
/** Words of a Dungeon Master on the scene. */
export type Direction = z.infer<typeof Direction>;

/** What the Dungeon Masters wrote to the whole table since the last reply was begun, until this one was, oldest first; of more than `limit` the last. */
export async function listDirections(sql: Sql, campaignId: string, narrationId: string, limit: number): Promise<Direction[]> {
  const { rows } = await sql.execute(raw`
    select m.id, m.author_id as "authorId", ${messageSql.currentContent} as text
    from (${heardRange(campaignId, narrationId)}) as heard, message m
    where ${saidToAll(campaignId)} and m.role = 'dm' and m.position > heard.after and m.position <= heard."upTo"
    order by m.position desc limit ${limit}`);
  return parseRows(Direction, rows).toReversed();
}

const Talk = z.object({
  id: z.string(),
  authorId: z.string().nullable(),
  authorName: z.string(),
  role: MessageRole,
  content: z.string(),
  isAnswered: z.boolean(),
});
/** Words of a message to the whole table, and whether a reply answers them. */
export type Talk = z.infer<typeof Talk>;

/**
 * The last messages that everybody at a table reads, in character, oldest first: of each its words alone. Which of them the reply
 * answers is known by their waiting for it, or by the cycle that took them as actions.
 */
export async function listRecentTalk(
  sql: Sql,
  { id, campaignId, cycle }: { id: string; campaignId: string; cycle: number | null },
  limit: number,
): Promise<Talk[]> {
  const { rows } = await sql.execute(raw`
    select m.id, m.author_id as "authorId", m.author_name as "authorName", m.role, ${messageSql.currentContent} as content,
      coalesce(m.narration_id = ${id} or m.intent_cycle = ${cycle}::int, false) as "isAnswered"
    from message m where ${saidToAll(campaignId)} order by m.position desc limit ${limit}`);
  return parseRows(Talk, rows).toReversed();
}

/** What people wrote to the whole table after a position and nobody answers yet, oldest first; of more than `limit` the last. */
export async function listUnanswered(sql: Sql, campaignId: string, after: number, limit: number): Promise<Message[]> {
  const { rows } = await sql.execute(raw`
    select ${messageSql.messageColumns} from message m
    where ${saidToAll(campaignId)} and m.role in ('dm', 'player') and m.position > ${after}
      and m.narration_id is null and m.intent_cycle is null
    order by m.position desc limit ${limit}`);
  return messageSql.parseMessages(rows).toReversed();
}

/** How a reply on the branch that is played came about; null where there is none, or that cannot be read. */
export async function findTold(sql: Sql, campaignId: string, messageId: string): Promise<NarrationInfo | null> {
  const { rows } = await sql.execute(raw`
    select m.narration from message m
    where m.id = ${messageId} and ${saidToAll(campaignId)} and m.role = 'ai' and m.narration is not null`);
  return NarrationInfo.nullable()
    .catch(null)
    .parse(rows[0]?.['narration'] ?? null);
}

const ReplyRow = z.object({ text: z.string() });

/** The last replies of the narrator on the branch that is played, newest first; welcomes and recaps are none. */
export async function listLastReplies(sql: Sql, campaignId: string, limit: number): Promise<string[]> {
  const { rows } = await sql.execute(raw`
    select ${messageSql.currentContent} as text from message m
    where m.campaign_id = ${campaignId} and ${isOnPlayedBranch('m', campaignId)} and ${messageSql.isStillRead('m')} and m.audience is null
      and m.role = 'ai' and m.narration ->> 'cause' in ('turn', 'chat')
    order by m.position desc limit ${limit}`);
  return parseRows(ReplyRow, rows).map(({ text }) => text);
}

/** Ties messages to the talk reply that will answer them. */
export async function assignReply(sql: Sql, messageIds: string[], narrationId: string): Promise<void> {
  await sql.execute(raw`update message set narration_id = ${narrationId} where id = any(${raw.param(messageIds)}::text[])`);
}

/** Ties the messages of some talk replies to others, pair by pair. */
export async function moveReply(sql: Sql, from: string[], to: string[]): Promise<void> {
  await sql.execute(raw`
    update message set narration_id = pair.target from unnest(${raw.param(from)}::text[], ${raw.param(to)}::text[]) as pair (source, target)
    where narration_id = pair.source`);
}

const WaitingRow = z.object({ id: z.string(), waits: WaitingWords });

/** Ties the replies whose words wait for answers in a fight to the one that goes on with them; what they wait with, oldest first. */
export async function assignWaiting(sql: Sql, campaignId: string, fightId: string, owe: () => Promise<string>): Promise<WaitingWords[]> {
  const { rows } = await sql.execute(raw`
    select m.id, m.narration -> 'waits' as waits from message m
    where ${saidToAll(campaignId)} and m.role = 'ai' and m.narration_id is null and m.narration @> ${JSON.stringify({ waits: { fightId } })}::jsonb
    order by m.position for update of m`);
  const waiting = parseRows(WaitingRow, rows);
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ id }) => id);
  await assignReply(sql, ids, await owe());
  return waiting.map(({ waits }) => waits);
}

const Awaiting = z.object({
  authorId: z.string().nullable(),
  authorName: z.string(),
  content: z.string(),
  waits: WaitingWords.nullable().catch(null),
});

/** The words a talk reply answers or goes on with, oldest first: of each person the last `perPerson`, and of all of these the last `total`. */
export async function listAwaitingReply(
  sql: Sql,
  narrationId: string,
  { perPerson, total }: { perPerson: number; total: number },
): Promise<z.infer<typeof Awaiting>[]> {
  const { rows } = await sql.execute(raw`
    select m.author_id as "authorId", m.author_name as "authorName", ${messageSql.currentContent} as content, m.narration -> 'waits' as waits
    from message m where m.id in (
      select id from (
        select id, position, row_number() over (partition by author_id order by position desc) as newest
        from message where narration_id = ${narrationId}) as awaiting
      where newest <= ${perPerson} order by position desc limit ${total})
    order by m.position`);
  return parseRows(Awaiting, rows);
}

/** What a reply answered. */
export interface Answered {
  campaignId: string;
  narrationId: string;
  /** The cycle whose actions it answers. */
  cycle: number | null;
  /** Between these positions it took up the words of the Dungeon Masters. */
  heard: { after: number; upTo: number };
}

const Cause = z.object({ id: z.string(), authorId: z.string().nullable(), content: z.string() });
/** A message that a reply answered. */
export type Cause = z.infer<typeof Cause>;

/** The messages that led to a reply: those it answers, the actions of its cycle, and the words of Dungeon Masters that it took up. */
export async function listCauses(sql: Sql, { campaignId, narrationId, cycle, heard }: Answered): Promise<Cause[]> {
  const { rows } = await sql.execute(raw`
    select m.id, m.author_id as "authorId", m.content from message m
    where m.campaign_id = ${campaignId} and m.audience is null and ${isOnPlayedBranch('m', campaignId)} and ${messageSql.isStillRead('m')}
      and (m.narration_id = ${narrationId} or m.intent_cycle = ${cycle}::int
        or (m.role = 'dm' and m.kind <> 'ooc' and m.position > ${heard.after} and m.position <= ${heard.upTo}))
    order by m.position`);
  return parseRows(Cause, rows);
}

/** Takes messages back together with a reply: from now on they are read only on branches that hold it. */
export async function withdraw(sql: Sql, messageIds: string[], narrationId: string): Promise<void> {
  await sql.execute(raw`update message set withdrawn_with = ${narrationId} where id = any(${raw.param(messageIds)}::text[])`);
}
