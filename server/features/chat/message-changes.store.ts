import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { MessageEmoji } from '#domain/chat/message-emoji.ts';
import type { ToldChange } from '#domain/chat/taken-back.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Message } from '#domain/chat/message.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { onPlayedBranch } from '#server/features/campaign-documents/index.ts';
import { messageColumns, parseMessages, isStillRead } from './message-sql.store.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** Keeps to the messages of the branch that is played now. */
const played = onPlayedBranch('m');

interface Asked {
  userId: string;
  campaignId: string;
  messageId: string;
}

const ReadableRow = z.object({ id: z.string(), campaignId: z.string(), audience: z.array(z.string()).nullable() });

/** Messages of the branch played now that those who ask may read, in their order; null for each other. */
export async function findReadable(sql: Sql, asked: Asked[]): Promise<(Pick<Message, 'id' | 'audience'> | null)[]> {
  const { rows } = await sql.execute(raw`
    select m.id, m.campaign_id as "campaignId", m.audience from message m ${played} where ${isStillRead('m')} and m.id = any(${raw.param(asked.map((each) => each.messageId))}::text[])`);
  const found = parseRows(ReadableRow, rows);
  return asked.map(({ userId, campaignId, messageId }) => {
    const message = found.find((each) => each.id === messageId && each.campaignId === campaignId);
    return message && (message.audience === null || message.audience.includes(userId)) ? message : null;
  });
}

/** Whether somebody may read a message, on whatever branch it stands. */
export async function isReadable(sql: Sql, userId: string, messageId: string): Promise<boolean> {
  const { rows } = await sql.execute(raw`
    select 1 from message m where m.id = ${messageId} and ${isStillRead('m')} and (m.audience is null or ${userId} = any(m.audience))`);
  return rows.length > 0;
}

/** A message that somebody may read, held until the transaction ends; null when there is none. */
export async function lockReadable(sql: Sql, { userId, campaignId, messageId }: Asked): Promise<Message | null> {
  const { rows } = await sql.execute(raw`
    select ${messageColumns} from message m ${played}
    where m.id = ${messageId} and m.campaign_id = ${campaignId} and ${isStillRead('m')} and (m.audience is null or ${userId} = any(m.audience)) for update of m`);
  return parseMessages(rows)[0] ?? null;
}

/** The newest messages of a table that tell of steps of a fight, oldest first, held until the transaction ends. */
export async function lockTelling(sql: Sql, campaignId: string, fightId: string): Promise<Message[]> {
  const { rows } = await sql.execute(raw`
    select ${messageColumns} from message m ${played}
    where m.campaign_id = ${campaignId} and ${isStillRead('m')} and m.narration @> ${JSON.stringify({ tells: { fightId } })}::jsonb
    order by m.position desc limit ${limits.messagePage} for update of m`);
  return parseMessages(rows).toReversed();
}

/** The messages of a table that tell of a change of a sheet, or of one that this took back, held until the transaction ends. */
export async function lockTellingOf(sql: Sql, campaignId: string, position: number): Promise<Message[]> {
  const told = (change: Partial<ToldChange>) => raw`m.narration @> ${JSON.stringify({ change })}::jsonb`;
  const { rows } = await sql.execute(raw`
    select ${messageColumns} from message m ${played}
    where m.campaign_id = ${campaignId} and ${isStillRead('m')} and (${told({ position })} or ${told({ takenBackBy: position })})
    order by m.position for update of m`);
  return parseMessages(rows);
}

/** Keeps what took back the change of a sheet that a message tells of. */
export async function writeToldChange(sql: Sql, messageId: string, change: ToldChange): Promise<void> {
  await sql.execute(
    raw`update message set narration = jsonb_set(narration, '{change}', ${JSON.stringify(change)}::jsonb) where id = ${messageId}`,
  );
}

/** A message as it stands now on the branch played now. */
export async function getMessage(sql: Sql, messageId: string): Promise<Message> {
  const { rows } = await sql.execute(raw`select ${messageColumns} from message m where m.id = ${messageId}`);
  const [message] = parseMessages(rows);
  if (!message) throw new Error('A message that was just changed is not there.');
  return message;
}

const FateRow = z.object({ isLast: z.boolean().nullable().transform(Boolean), isAnswered: z.boolean() });

/** Whether a message is the last its writer wrote on the branch played now, and whether anything has come of it already. */
export async function findFate(sql: Sql, { id, campaignId, authorId }: Message): Promise<{ isLast: boolean; isAnswered: boolean }> {
  const { rows } = await sql.execute(raw`
    select target.is_intent or target.narration_id is not null or exists (
        select 1 from message m ${played} where m.reply_to = target.id) as "isAnswered",
      target.id = (select m.id from message m ${played}
        where m.campaign_id = ${campaignId} and m.author_id = ${authorId} and m.role in ('dm', 'player') and ${isStillRead('m')}
        order by m.position desc limit 1) as "isLast"
    from message target where target.id = ${id}`);
  return FateRow.parse(rows[0]);
}

/** Keeps how the rolls of a message stand from now on. */
export async function saveRolls(sql: Sql, messageId: string, rolls: Message['rolls']): Promise<void> {
  await sql.execute(raw`update message set rolls = ${JSON.stringify(rolls)}::jsonb where id = ${messageId}`);
}

/** Writes the words a message has from now on; those before stay. */
export async function saveEdit(
  sql: Sql,
  messageId: string,
  { content, mentions }: Pick<Message, 'content' | 'mentions'>,
  now: Date,
): Promise<void> {
  await sql.execute(raw`update message set is_edited = true where id = ${messageId}`);
  await sql.execute(raw`
    insert into message_edit (message_id, branch_id, content, mentions, created_at)
    select m.id, c.branch_id, ${content}, ${raw.param(mentions)}::text[], ${now.toISOString()}::timestamptz
    from message m join campaign c on c.id = m.campaign_id where m.id = ${messageId} for key share of c`);
}

interface Sign {
  messageId: string;
  userId: string;
  emoji: MessageEmoji;
  on: boolean;
}

/** Writes that somebody put a sign to a message, or took it away. */
export async function saveReaction(sql: Sql, { messageId, userId, emoji, on }: Sign, now: Date): Promise<void> {
  await sql.execute(raw`update message set is_reacted = true where id = ${messageId} and not is_reacted`);
  await sql.execute(raw`
    insert into message_reaction (message_id, branch_id, user_id, emoji, is_on, created_at)
    select m.id, c.branch_id, ${userId}, ${emoji}, ${on}, ${now.toISOString()}::timestamptz
    from message m join campaign c on c.id = m.campaign_id where m.id = ${messageId} for key share of c`);
}
