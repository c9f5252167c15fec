import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { limits } from '#domain/limits/limits.ts';
import { Message, MessageShape } from '#domain/chat/message.ts';
import { withSentences } from '#domain/narration/intent-reasons.ts';
import { onBranch, onPlayedBranch } from '#server/features/campaign-documents/index.ts';
import { appliedColumn } from './applied-rolls.store.ts';
import { checkColumn } from './message-checks.store.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

// Parts of statements about messages, for this slice and for those that read or mark messages for ends of their own.

type Named = 'm' | 'quoted';

/**
 * Whether a message is still read on the branch played now. What the X-card took back together with a reply is read only on branches that
 * hold this reply: on the one that was left, and on no branch that leaves it earlier.
 */
export const isStillRead = (message: Named): SQL => unlessWithdrawn(message, onPlayedBranch('r'));

/** The same for one branch, played or not. */
export const isStillReadOn = (message: Named, branchId: string): SQL => unlessWithdrawn(message, onBranch('r', branchId));

function unlessWithdrawn(message: Named, onItsBranch: SQL): SQL {
  const withdrawnWith = raw`${raw.raw(message)}.withdrawn_with`;
  return raw`(${withdrawnWith} is null or exists (select 1 from message r ${onItsBranch} where r.id = ${withdrawnWith}))`;
}

const utc = (at: SQL) => raw`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Keeps to what was added `x` to a message on the branch that its campaign plays now. */
const added = (message: SQL) => onPlayedBranch('x', message);

const contentOf = (message: SQL) => raw`case when ${message}.is_edited then coalesce((
  select x.content from message_edit x ${added(message)} where x.message_id = ${message}.id order by x.position desc limit 1),
  ${message}.content) else ${message}.content end`;

const m = raw`m`;
const quoted = raw`quoted`;

/** The current content of a message `m` on the branch that is played now. */
export const currentContent = contentOf(m);

const edit = raw`case when m.is_edited then (
  select jsonb_build_object('content', x.content, 'mentions', to_jsonb(x.mentions), 'editedAt', ${utc(raw`x.created_at`)})
  from message_edit x ${added(m)} where x.message_id = m.id order by x.position desc limit 1) end`;

const reactions = raw`case when m.is_reacted then (
  select coalesce(jsonb_agg(jsonb_build_object('emoji', emoji, 'by', by) order by first), '[]') from (
    select emoji, array_agg(user_id order by position) as by, min(position) as first from (
      select distinct on (x.user_id, x.emoji) x.user_id, x.emoji, x.is_on, x.position from message_reaction x ${added(m)}
      where x.message_id = m.id order by x.user_id, x.emoji, x.position desc) as latest
    where is_on group by emoji) as signs) else '[]'::jsonb end`;

const quote = raw`case when m.reply_to is not null then (
  select jsonb_build_object('id', quoted.id, 'position', quoted.position, 'authorName', quoted.author_name, 'role', quoted.role,
    'excerpt', left(${contentOf(quoted)}, ${raw.raw(String(limits.quoteLength))}))
  from message quoted where quoted.id = m.reply_to and ${isStillRead('quoted')}) end`;

/** The columns of messages `m` as they were written. */
const writtenColumns = raw`m.id, m.campaign_id as "campaignId", m.position::float8 as position, m.author_id as "authorId",
  m.author_name as "authorName", m.role, m.content, m.audience, m.rolls, m.narration, m.fight, m.kind, m.mentions, m.images,
  ${utc(raw`m.created_at`)} as "createdAt"`;

/** The columns of messages `m` with all that was added to them since; nothing is looked up for those without any. */
export const messageColumns = raw`${writtenColumns}, ${edit} as edit, ${reactions} as reactions, ${quote} as "replyTo",
  ${checkColumn('shown')} as "check", ${appliedColumn} as applied`;

/** The same without what was added, and whether anything was: to begin looking for it takes as long as to read a page of messages. */
export const unaddedColumns = raw`${writtenColumns},
  (m.is_edited or m.is_reacted or m.is_check or m.is_applied or m.reply_to is not null) as "isAddedTo"`;

/** Messages `m` of the story: to the whole table, in character, by people or the narrator, on the branch played now. */
export const fromStory = raw`from message m ${onPlayedBranch('m')}
  where ${isStillRead('m')} and m.audience is null and m.role <> 'system' and m.kind <> 'ooc' and coalesce(m.narration ->> 'cause', '') <> 'recap'`;

/** A message as the database gives it. */
export type MessageRow = Message & Record<string, unknown> & { edit: Pick<Message, 'content' | 'mentions' | 'editedAt'> | null };

/** A message as `unaddedColumns` give it. */
export type UnaddedRow = Omit<Message, 'reactions' | 'replyTo' | 'check' | 'applied' | 'editedAt'> &
  Record<string, unknown> & { isAddedTo: boolean };

/** A message to which nothing was added. */
export function toUnaddedMessage(row: UnaddedRow): Message {
  const { id, campaignId, position, authorId, authorName, role, content, audience, rolls, fight, kind, mentions, images, createdAt } = row;
  const said = {
    id,
    campaignId,
    position,
    authorId,
    authorName,
    role,
    content,
    audience,
    rolls,
    narration: withSentences(row.narration),
    fight,
  };
  return { ...said, check: null, applied: null, kind, replyTo: null, mentions, images, reactions: [], editedAt: null, createdAt };
}

/** A message with the words it has now, and those of the reasons why intents ended as they did. */
export function toMessage({ edit: changed, ...row }: Omit<Message, 'editedAt'> & Pick<MessageRow, 'edit'>): Message {
  return { ...row, narration: withSentences(row.narration), editedAt: null, ...changed };
}

const Row = MessageShape.omit({ editedAt: true }).extend({
  edit: MessageShape.pick({ content: true, mentions: true, editedAt: true }).nullable(),
});

/** Checks rows of `messageColumns`. */
export function parseMessages(rows: readonly unknown[]): Message[] {
  return parseRows(Row, rows).map(toMessage);
}
