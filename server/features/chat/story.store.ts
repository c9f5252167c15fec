import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Message } from '#domain/chat/message.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { onBranch, onPlayedBranch } from '#server/features/records/index.ts';
import { messageColumns, parseMessages, currentContent } from './message-columns.store.ts';
import { isStillRead, isStillReadOn } from './withdrawn.store.ts';

/** Keeps to what was told and said in the story: to the whole table, in character, by people or the narrator, on the branch played now. */
const inStory = raw`${onPlayedBranch('m')}
  where ${isStillRead('m')} and m.audience is null and m.role <> 'system' and m.kind <> 'ooc' and coalesce(m.narration ->> 'cause', '') <> 'recap'`;

const Scene = z.object({ name: z.string(), place: z.string() }).nullable().catch(null);
const Told = z.object({
  position: z.coerce.number(),
  at: z.coerce.date(),
  who: z.string(),
  excerpt: z.string(),
  scene: Scene,
});
/** A passage that was told, with how it begins. */
export type ToldRow = z.infer<typeof Told>;

interface Page {
  /** Only what comes after this position, and before that one. */
  after: number;
  before: number | undefined;
  /** Characters of each. */
  excerpt: number;
  limit: number;
}

/** What the narrator and the DMs told, the newest first. */
export async function listTold(sql: Sql, campaignId: string, { after, before, excerpt, limit }: Page): Promise<ToldRow[]> {
  const { rows } = await sql.execute(raw`
    select m.position, m.created_at as at, m.author_name as who, left(${currentContent}, ${excerpt}::int) as excerpt,
      nullif(m.narration -> 'scene', 'null'::jsonb) as scene
    from message m ${inStory} and m.role in ('ai', 'dm') and m.campaign_id = ${campaignId} and m.position > ${after}
      ${before === undefined ? raw`` : raw`and m.position < ${before}`}
    order by m.position desc limit ${limit}`);
  return z.array(Told).parse(rows);
}

const Passage = z.object({
  at: z.coerce.date(),
  role: z.enum(['dm', 'player', 'ai']),
  authorId: z.string().nullable(),
  who: z.string(),
  text: z.string(),
  scene: Scene,
});
/** Something that was told or said in the story. */
export type PassageRow = z.infer<typeof Passage>;

/** What was told and said in the story after a position, oldest first; of more than `limit` the last. */
export async function listStory(sql: Sql, campaignId: string, after: number, limit: number): Promise<PassageRow[]> {
  const { rows } = await sql.execute(raw`
    select m.created_at as at, m.role, m.author_id as "authorId", m.author_name as who, ${currentContent} as text,
      nullif(m.narration -> 'scene', 'null'::jsonb) as scene
    from message m ${inStory} and m.campaign_id = ${campaignId} and m.position > ${after}
    order by m.position desc limit ${limit}`);
  return z.array(Passage).parse(rows).toReversed();
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
