import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Message } from '#domain/chat/message.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { isOnPlayedBranch, onBranch, onPlayedBranch } from '#server/features/campaign-documents/index.ts';
import { lockReadable } from './message-changes.store.ts';
import {
  messageColumns,
  parseMessages,
  toMessage,
  toUnaddedMessage,
  unaddedColumns,
  currentContent,
  isStillRead,
  isStillReadOn,
} from './message-sql.store.ts';
import type { MessageRow, UnaddedRow } from './message-sql.store.ts';

type Said = 'id' | 'campaignId' | 'authorId' | 'authorName' | 'role' | 'content' | 'audience' | 'rolls' | 'narration';

/** A message to be written: what is left out is as with most. */
export interface NewMessage extends Pick<Message, Said>, Partial<Pick<Message, 'kind' | 'mentions' | 'images' | 'fight'>> {
  /** The id of what it answers. */
  replyTo?: string | null;
  /** Written while actions were collected. */
  isIntent?: boolean;
}

/**
 * Writes messages in their order and returns them in it. One whose id exists is not written again: what stands there is
 * returned, which may be somebody else's.
 */
export async function saveMessages(sql: Sql, messages: NewMessage[], now: Date): Promise<{ message: Message; isNew: boolean }[]> {
  if (messages.length === 0) return [];
  const { rows } = await sql.execute(raw`
    insert into message as m (id, campaign_id, branch_id, author_id, author_name, role, content, audience, rolls, narration, created_at,
      kind, reply_to, mentions, images, is_intent, fight)
    select id, "campaignId", (select c.branch_id from campaign c where c.id = "campaignId" for key share), "authorId", "authorName", role, content,
      case when jsonb_typeof(audience) = 'array' then array(select jsonb_array_elements_text(audience)) end,
      rolls, nullif(narration, 'null'::jsonb), ${now.toISOString()}, coalesce(kind, 'say'), "replyTo",
      coalesce(array(select jsonb_array_elements_text(mentions)), '{}'), coalesce(images, '[]'), coalesce("isIntent", false), nullif(fight, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as given
      (id text, "campaignId" text, "authorId" text, "authorName" text, role text, content text, audience jsonb, rolls jsonb, narration jsonb,
        kind text, "replyTo" text, mentions jsonb, images jsonb, "isIntent" boolean, fight jsonb)
    on conflict (id) do nothing returning ${messageColumns}`);
  const written = new Map(parseMessages(rows).map((message) => [message.id, message]));
  const repeated = messages.filter(({ id }) => !written.has(id)).map(({ id }) => id);
  const earlier = new Map((repeated.length > 0 ? await findMessages(sql, repeated) : []).map((message) => [message.id, message]));
  return messages.map(({ id }, n) => {
    const isFirst = messages.findIndex((each) => each.id === id) === n;
    const message = written.get(id) ?? earlier.get(id);
    if (!message) throw new Error('A message was neither written nor found.');
    return { message, isNew: isFirst && written.has(id) };
  });
}

async function findMessages(sql: Sql, ids: string[]): Promise<Message[]> {
  const { rows } = await sql.execute(raw`select ${messageColumns} from message m where m.id = any(${raw.param(ids)}::text[])`);
  return parseMessages(rows);
}

/** Which messages of a campaign: the newest, or those next to a position. */
export type Span = { before: number | null } | { after: number };

/** Messages a person may read, the newest before a position or the oldest after one; oldest first. */
export async function listMessagesFor(sql: Sql, userId: string, campaignId: string, span: Span, limit: number): Promise<Message[]> {
  const isAfter = 'after' in span;
  const bound = isAfter ? raw`and m.position > ${span.after}` : span.before === null ? raw`` : raw`and m.position < ${span.before}`;
  // The answer's schema checks these rows on their way out; reading history is too frequent to check them twice.
  const { rows } = await sql.execute<UnaddedRow>(raw`
    select ${unaddedColumns} from message m
    where m.campaign_id = ${campaignId} and ${isOnPlayedBranch('m', campaignId)} and ${isStillRead('m')}
      and (m.audience is null or ${userId} = any(m.audience)) ${bound}
    order by m.position ${isAfter ? raw`asc` : raw`desc`} limit ${limit}`);
  const added = await readAddedTo(
    sql,
    rows.flatMap(({ id, isAddedTo }) => (isAddedTo ? id : [])),
  );
  const messages = rows.map((row) => added.get(row.id) ?? toUnaddedMessage(row));
  return isAfter ? messages : messages.toReversed();
}

/** Messages with what was added to them since, by their ids. */
async function readAddedTo(sql: Sql, ids: string[]): Promise<Map<string, Message>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql.execute<MessageRow>(raw`select ${messageColumns} from message m where m.id = any(${raw.param(ids)}::text[])`);
  return new Map(rows.map((row) => [row.id, toMessage(row)]));
}

/** Messages that a person may read and that were written since a moment, or whose check has changed since; in their order. */
export async function listMessagesSince(sql: Sql, userId: string, campaignId: string, since: string): Promise<Message[]> {
  const { rows } = await sql.execute(raw`
    select ${messageColumns} from message m
    where m.campaign_id = ${campaignId} and ${isOnPlayedBranch('m', campaignId)} and ${isStillRead('m')}
      and (m.audience is null or ${userId} = any(m.audience))
      and (m.created_at >= ${since}::timestamptz
        or (m.is_check and exists (select 1 from message_check x where x.message_id = m.id and x.created_at >= ${since}::timestamptz)))
    order by m.position`);
  return parseMessages(rows);
}

/** A message of the branch played now as it stands for somebody, or for whoever is at the table; null where they may not read it. */
export async function findMessageFor(
  sql: Sql,
  { userId, campaignId, messageId }: { userId: string | null; campaignId: string; messageId: string },
): Promise<Message | null> {
  const { rows } = await sql.execute(raw`
    select ${messageColumns} from message m
    where m.id = ${messageId} and m.campaign_id = ${campaignId} and ${isOnPlayedBranch('m', campaignId)} and ${isStillRead('m')}
      and (m.audience is null or ${userId}::text = any(m.audience))`);
  return parseMessages(rows)[0] ?? null;
}

interface Spot {
  campaignId: string;
  branchId: string;
  position: number;
}

/** The last messages of a branch, up to a position, that a person may read; oldest first. */
export async function listMessagesAt(
  sql: Sql,
  userId: string,
  { campaignId, branchId, position }: Spot,
  limit: number,
): Promise<Message[]> {
  const { rows } = await sql.execute(raw`
    select ${messageColumns} from message m ${onBranch('m', branchId)}
    where m.campaign_id = ${campaignId} and m.position <= ${position} and ${isStillReadOn('m', branchId)} and (m.audience is null or ${userId} = any(m.audience))
    order by m.position desc limit ${limit}`);
  return parseMessages(rows).toReversed();
}

/** Of so many of the newest messages each is looked at: what is often said is found among them, and sorting all of it takes longer. */
const MESSAGES_LOOKED_AT = 400;
/** Scripts without spaces between their words, in which a part may begin anywhere. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

interface Search {
  parts: string[];
  before: number | undefined;
  limit: number;
}

/** Messages a person may read that hold all of these parts as they are, in any case, each from the beginning of a word on; newest first. */
export async function searchMessagesFor(
  sql: Sql,
  userId: string,
  campaignId: string,
  { parts, before, limit }: Search,
): Promise<Message[]> {
  const patterns = parts.map((part) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const beginnings = parts.filter((part) => !unspaced.test(part)).join(' ');
  const asked = raw`(select string_agg(quote_literal(lexeme) || ':*', ' & ')::tsquery from unnest(message_search_vector(${campaignId}, ${beginnings})))`;
  const readable = raw`${onPlayedBranch('m')}
    where m.campaign_id = ${campaignId} and ${isStillRead('m')} and (m.audience is null or ${userId} = any(m.audience)) ${before === undefined ? raw`` : raw`and m.position < ${before}`}`;
  const holding = async (found: SQL) => {
    const { rows } = await sql.execute<MessageRow>(raw`
      with m as materialized (${found})
      select ${messageColumns} from m ${readable}
        and lower(${currentContent}) like all(array(select lower(pattern) from unnest(${raw.param(patterns)}::text[]) as pattern))
        and case when m.is_edited then message_search_vector(m.campaign_id, ${currentContent}) else m.search_vector end @@ ${asked}
      order by m.position desc limit ${limit}`);
    return rows.map(toMessage);
  };
  const newest = await holding(raw`select m.* from message m ${readable} order by m.position desc limit ${MESSAGES_LOOKED_AT}`);
  if (newest.length === limit) return newest;
  return holding(raw`select * from message where search_vector @@ ${asked} or (is_edited and campaign_id = ${campaignId})`);
}

/** The last messages of play that everyone at the table may read, oldest first: what a narrator may be shown. */
export async function listPublicMessages(sql: Sql, campaignId: string, limit: number): Promise<Message[]> {
  const { rows } = await sql.execute(raw`
    select ${messageColumns} from message m
    where m.campaign_id = ${campaignId} and ${isOnPlayedBranch('m', campaignId)} and ${isStillRead('m')} and m.audience is null and m.kind <> 'ooc'
    order by m.position desc limit ${limit}`);
  return parseMessages(rows).toReversed();
}

/** Notes which cycle took a message as somebody's action. */
export async function saveIntentCycle(sql: Sql, messageId: string, cycle: number): Promise<void> {
  await sql.execute(raw`update message set intent_cycle = ${cycle} where id = ${messageId}`);
}

/** Notes that the messages of one cycle are the actions of another now. */
export async function moveIntentCycle(sql: Sql, campaignId: string, from: number, to: number): Promise<void> {
  await sql.execute(raw`update message set intent_cycle = ${to} where campaign_id = ${campaignId} and intent_cycle = ${from}`);
}

/** One of the rolls of a message that somebody may read, with the message; null where there is none. */
export async function findRoll(
  sql: Sql,
  asked: Parameters<typeof lockReadable>[1],
  index: number,
): Promise<{ roll: Roll; message: Message } | null> {
  const message = await lockReadable(sql, asked);
  const roll = message?.rolls[index];
  return message && roll ? { roll, message } : null;
}
