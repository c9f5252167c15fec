import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Message } from '#domain/chat/message.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { isOnPlayedBranch } from '#server/features/records/index.ts';
import { messageColumns, parseMessages, currentContent } from './message-columns.store.ts';
import { isStillRead } from './withdrawn.store.ts';

/** Keeps to what people wrote in character to the whole table of a campaign. */
const saidToAll = (campaignId: string) => raw`
  m.campaign_id = ${campaignId} and ${isOnPlayedBranch('m', campaignId)} and ${isStillRead('m')} and m.audience is null and m.kind <> 'ooc'`;

const Direction = z.object({ authorId: z.string().nullable(), text: z.string() });
/** Words of a Dungeon Master on the scene. */
export type Direction = z.infer<typeof Direction>;

/** What the Dungeon Masters wrote to the whole table between two positions, oldest first; of more than `limit` the last. */
export async function listDirections(
  sql: Sql,
  campaignId: string,
  { after, upTo }: { after: number; upTo: number },
  limit: number,
): Promise<Direction[]> {
  const { rows } = await sql.execute(raw`
    select m.author_id as "authorId", ${currentContent} as text from message m
    where ${saidToAll(campaignId)} and m.role = 'dm' and m.position > ${after} and m.position <= ${upTo}
    order by m.position desc limit ${limit}`);
  return z.array(Direction).parse(rows).toReversed();
}

/** What people wrote to the whole table after a position and nobody answers yet, oldest first; of more than `limit` the last. */
export async function listUnanswered(sql: Sql, campaignId: string, after: number, limit: number): Promise<Message[]> {
  const { rows } = await sql.execute(raw`
    select ${messageColumns} from message m
    where ${saidToAll(campaignId)} and m.role in ('dm', 'player') and m.position > ${after}
      and m.narration_id is null and m.intent_cycle is null
    order by m.position desc limit ${limit}`);
  return parseMessages(rows).toReversed();
}

/** Notes which cycle took a message as somebody's action. */
export async function saveIntentCycle(sql: Sql, messageId: string, cycle: number): Promise<void> {
  await sql.execute(raw`update message set intent_cycle = ${cycle} where id = ${messageId}`);
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

/** The messages a talk reply answers, oldest first: of each person the last `perPerson`, and of all of these the last `total`. */
export async function listAwaitingReply(
  sql: Sql,
  narrationId: string,
  { perPerson, total }: { perPerson: number; total: number },
): Promise<Message[]> {
  const { rows } = await sql.execute(raw`
    select ${messageColumns} from message m where m.id in (
      select id from (
        select id, position, row_number() over (partition by author_id order by position desc) as newest
        from message where narration_id = ${narrationId}) as awaiting
      where newest <= ${perPerson} order by position desc limit ${total})
    order by m.position`);
  return parseMessages(rows);
}
