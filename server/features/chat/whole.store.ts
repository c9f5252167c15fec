import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { WholeAddition, WholeMessage } from '#domain/campaign-file/messages.ts';
import { WholeAdditionShape, WholeMessageShape } from '#domain/campaign-file/messages.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

// The story of a campaign on all of its branches: for a campaign that leaves as a whole, or comes in.

/** Whose eyes it is read with, and which positions: those after one and up to another. */
interface Part {
  userId: string;
  after: number;
  upTo: number;
}

const readable = (userId: string) => raw`(m.audience is null or ${userId} = any(m.audience))`;

/** The messages of a campaign that somebody may read, on whatever branch, in their order; at most so many. What they answer is left out where that is not theirs to read. */
export async function listAllMessages(sql: Sql, campaignId: string, { userId, after, upTo }: Part, limit: number): Promise<WholeMessage[]> {
  const { rows } = await sql.execute(raw`
    select m.id, m.position::float8 as position, m.branch_id as "branchId", m.author_id as "authorId", m.author_name as "authorName", m.role, m.content,
      m.audience, m.rolls, m.narration, m.narration_id as "narrationId", m.created_at as "createdAt", m.kind, m.mentions, m.images, m.fight,
      m.is_intent as "isIntent", m.intent_cycle as "intentCycle", m.withdrawn_with as "withdrawnWith",
      (select q.id from message q where q.id = m.reply_to and (q.audience is null or ${userId} = any(q.audience))) as "replyTo"
    from message m where m.campaign_id = ${campaignId} and m.position > ${after} and m.position <= ${upTo} and ${readable(userId)}
    order by m.position limit ${limit}`);
  return parseRows(WholeMessageShape, rows.map(withTime));
}

const CountRow = z.object({ many: z.int() });

/** How many messages of a campaign somebody may not read. */
export async function countUnreadable(sql: Sql, campaignId: string, userId: string): Promise<number> {
  const { rows } = await sql.execute(
    raw`select count(*)::int as many from message m where m.campaign_id = ${campaignId} and not ${readable(userId)}`,
  );
  return CountRow.parse(rows[0]).many;
}

/** The messages with pictures that somebody may read. */
export async function listMessagesWithPictures(sql: Sql, campaignId: string, userId: string): Promise<string[]> {
  const { rows } = await sql.execute<{ id: string }>(
    raw`select m.id from message m where m.campaign_id = ${campaignId} and m.images <> '[]'::jsonb and ${readable(userId)}`,
  );
  return rows.map(({ id }) => id);
}

/** What was added to the messages that somebody may read: other words, signs, how checks and rolls stand; in their order, at most so many. */
export async function listAllAdditions(
  sql: Sql,
  campaignId: string,
  { userId, after, upTo }: Part,
  limit: number,
): Promise<WholeAddition[]> {
  const { rows } = await sql.execute<{ what: object; createdAt: Date | string }>(raw`
    select x.position::float8 as position, x.message_id as "messageId", x.branch_id as "branchId", x.created_at as "createdAt", x.what from (
      select position, message_id, branch_id, created_at,
        jsonb_build_object('type', 'edit', 'content', content, 'mentions', to_jsonb(mentions)) as what from message_edit
      union all select position, message_id, branch_id, created_at,
        jsonb_build_object('type', 'reaction', 'userId', user_id, 'emoji', emoji, 'isOn', is_on) from message_reaction
      union all select position, message_id, branch_id, created_at,
        jsonb_build_object('type', 'check', 'state', state, 'shown', shown) from message_check
      union all select position, message_id, branch_id, created_at,
        jsonb_build_object('type', 'applied', 'state', state) from message_applied
    ) as x join message m on m.id = x.message_id
    where m.campaign_id = ${campaignId} and x.position > ${after} and x.position <= ${upTo} and ${readable(userId)}
    order by x.position limit ${limit}`);
  return parseRows(
    WholeAdditionShape,
    rows.map(({ what, ...row }) => ({ ...withTime(row), ...what })),
  );
}

function withTime<Row extends Record<string, unknown>>(row: Row): Row & { createdAt: string } {
  return { ...row, createdAt: new Date(String(row['createdAt'])).toISOString() };
}

/** The ids of people who stand in the story of a campaign. */
export async function listPeopleOfStory(sql: Sql, campaignId: string): Promise<string[]> {
  const { rows } = await sql.execute<{ id: string }>(raw`
    select distinct id from (
      select author_id as id from message where campaign_id = ${campaignId}
      union all select unnest(audience) from message where campaign_id = ${campaignId}
      union all select unnest(mentions) from message where campaign_id = ${campaignId}
      union all select r.user_id from message_reaction r join message m on m.id = r.message_id where m.campaign_id = ${campaignId}
    ) as people where id <> ''`);
  return rows.map(({ id }) => id);
}

/** Writes messages that come in, at their new places. Who wrote each is a name and no account. */
export async function insertMessages(sql: Sql, campaignId: string, messages: readonly WholeMessage[]): Promise<void> {
  await sql.execute(raw`
    insert into message (id, campaign_id, position, author_name, role, content, audience, rolls, narration, narration_id, created_at, branch_id,
      kind, reply_to, mentions, images, is_intent, fight, intent_cycle, withdrawn_with)
    overriding system value
    select id, ${campaignId}, position, "authorName", role, content,
      case when jsonb_typeof(audience) = 'array' then array(select jsonb_array_elements_text(audience)) end,
      rolls, nullif(narration, 'null'::jsonb), "narrationId", "createdAt", "branchId", kind, "replyTo",
      array(select jsonb_array_elements_text(mentions)), images, "isIntent", nullif(fight, 'null'::jsonb), "intentCycle", "withdrawnWith"
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as given
      (id text, position bigint, "authorName" text, role text, content text, audience jsonb, rolls jsonb, narration jsonb, "narrationId" text,
        "createdAt" timestamptz, "branchId" text, kind text, "replyTo" text, mentions jsonb, images jsonb, "isIntent" boolean, fight jsonb,
        "intentCycle" int, "withdrawnWith" text)`);
}

/** Writes what was added to messages that came in, at its new places. */
export async function insertAdditions(sql: Sql, additions: readonly WholeAddition[]): Promise<void> {
  const given = raw`jsonb_to_recordset(${JSON.stringify(additions)}::jsonb) as given (type text, position bigint, "messageId" text, "branchId" text,
    "createdAt" timestamptz, content text, mentions jsonb, "userId" text, emoji text, "isOn" boolean, state jsonb, shown jsonb)`;
  await sql.execute(raw`
    insert into message_edit (position, message_id, branch_id, content, mentions, created_at)
    select position, "messageId", "branchId", content, array(select jsonb_array_elements_text(mentions)), "createdAt" from ${given} where type = 'edit'`);
  await sql.execute(raw`
    insert into message_reaction (position, message_id, branch_id, user_id, emoji, is_on, created_at)
    select position, "messageId", "branchId", "userId", emoji, "isOn", "createdAt" from ${given} where type = 'reaction'`);
  await sql.execute(raw`
    insert into message_check (position, message_id, branch_id, state, shown, created_at)
    select position, "messageId", "branchId", state, shown, "createdAt" from ${given} where type = 'check'`);
  await sql.execute(raw`
    insert into message_applied (position, message_id, branch_id, state, created_at)
    select position, "messageId", "branchId", state, "createdAt" from ${given} where type = 'applied'`);
  await sql.execute(raw`
    update message m set is_edited = m.is_edited or found.types ? 'edit', is_reacted = m.is_reacted or found.types ? 'reaction',
      is_check = m.is_check or found.types ? 'check', is_applied = m.is_applied or found.types ? 'applied'
    from (select "messageId", jsonb_agg(distinct type) as types from ${given} group by "messageId") as found where m.id = found."messageId"`);
}
