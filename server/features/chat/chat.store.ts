import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { Message } from '#domain/message.ts';
import type { Sql } from '#server/kernel/database.ts';

export type NewMessage = Omit<Message, 'position' | 'createdAt'>;

const columns = raw`m.id, m.campaign_id as "campaignId", m.position::float8 as position, m.author_id as "authorId", m.author_name as "authorName",
  m.role, m.content, m.audience, m.throws, m.telling,
  to_char(m.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`;

/**
 * Writes messages in their order and returns them in it. One whose id exists is not written again: what stands there is
 * returned, which may be somebody else's.
 */
export async function saveMessages(sql: Sql, messages: NewMessage[], now: Date): Promise<{ message: Message; isNew: boolean }[]> {
  if (messages.length === 0) return [];
  const { rows } = await sql.execute(raw`
    insert into message as m (id, campaign_id, author_id, author_name, role, content, audience, throws, telling, created_at)
    select id, "campaignId", "authorId", "authorName", role, content,
      case when jsonb_typeof(audience) = 'array' then array(select jsonb_array_elements_text(audience)) end,
      throws, nullif(telling, 'null'::jsonb), ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as given
      (id text, "campaignId" text, "authorId" text, "authorName" text, role text, content text, audience jsonb, throws jsonb, telling jsonb)
    on conflict (id) do nothing returning ${columns}`);
  const written = new Map(parse(rows).map((message) => [message.id, message]));
  const repeated = messages.filter(({ id }) => !written.has(id)).map(({ id }) => id);
  const standing = new Map((repeated.length > 0 ? await findMessages(sql, repeated) : []).map((message) => [message.id, message]));
  return messages.map(({ id }, n) => {
    const isFirst = messages.findIndex((each) => each.id === id) === n;
    const message = written.get(id) ?? standing.get(id);
    if (!message) throw new Error('A message was neither written nor found.');
    return { message, isNew: isFirst && written.has(id) };
  });
}

async function findMessages(sql: Sql, ids: string[]): Promise<Message[]> {
  const { rows } = await sql.execute(raw`select ${columns} from message m where m.id = any(${raw.param(ids)}::text[])`);
  return parse(rows);
}

/** The newest messages a person may read, before a position if given; oldest first. */
export async function listMessagesFor(
  sql: Sql,
  userId: string,
  campaignId: string,
  before: number | undefined,
  limit: number,
): Promise<Message[]> {
  // The answer's schema checks these rows on their way out; reading history is too frequent to check them twice.
  const { rows } = await sql.execute<Message & Record<string, unknown>>(raw`
    select ${columns} from message m
    where m.campaign_id = ${campaignId} and (m.audience is null or ${userId} = any(m.audience))
      ${before === undefined ? raw`` : raw`and m.position < ${before}`}
    order by m.position desc limit ${limit}`);
  return rows.toReversed();
}

/** The last messages everyone at the table may read, oldest first: what a narrator may be shown. */
export async function listPublicMessages(sql: Sql, campaignId: string, limit: number): Promise<Message[]> {
  const { rows } = await sql.execute(raw`
    select ${columns} from message m where m.campaign_id = ${campaignId} and m.audience is null order by m.position desc limit ${limit}`);
  return parse(rows).toReversed();
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

/** The messages a talk reply answers, oldest first. */
export async function listAwaitingReply(sql: Sql, narrationId: string): Promise<Message[]> {
  const { rows } = await sql.execute(raw`select ${columns} from message m where m.narration_id = ${narrationId} order by m.position`);
  return parse(rows);
}

function parse(rows: unknown): Message[] {
  return z.array(Message).parse(rows);
}
