import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { messageSql } from '#server/features/chat/index.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const Scene = z.object({ name: z.string(), place: z.string() }).nullable().catch(null);
const Opening = z.object({
  position: z.coerce.number(),
  at: z.coerce.date(),
  author: z.string(),
  excerpt: z.string(),
  scene: Scene,
});
/** How a passage begins. */
export type OpeningRow = z.infer<typeof Opening>;

interface Page {
  /** Only what comes after this position, and before that one. */
  after: number;
  before: number | undefined;
  /** Characters of each. */
  excerpt: number;
  limit: number;
}

/** How the passages of the narrator and the DMs begin, the newest first. */
export async function listPassages(sql: Sql, campaignId: string, { after, before, excerpt, limit }: Page): Promise<OpeningRow[]> {
  const { rows } = await sql.execute(raw`
    select m.position, m.created_at as at, m.author_name as author, left(${messageSql.currentContent}, ${excerpt}::int) as excerpt,
      nullif(m.narration -> 'scene', 'null'::jsonb) as scene
    ${messageSql.fromStory} and m.role in ('ai', 'dm') and m.campaign_id = ${campaignId} and m.position > ${after}
      ${before === undefined ? raw`` : raw`and m.position < ${before}`}
    order by m.position desc limit ${limit}`);
  return parseRows(Opening, rows);
}

const Passage = z.object({
  at: z.coerce.date(),
  role: z.enum(['dm', 'player', 'ai']),
  authorId: z.string().nullable(),
  author: z.string(),
  text: z.string(),
  scene: Scene,
});
/** A message of the story. */
export type PassageRow = z.infer<typeof Passage>;

/** The messages of the story after a position, oldest first; of more than `limit` the last. */
export async function listStory(sql: Sql, campaignId: string, after: number, limit: number): Promise<PassageRow[]> {
  const { rows } = await sql.execute(raw`
    select m.created_at as at, m.role, m.author_id as "authorId", m.author_name as author, ${messageSql.currentContent} as text,
      nullif(m.narration -> 'scene', 'null'::jsonb) as scene
    ${messageSql.fromStory} and m.campaign_id = ${campaignId} and m.position > ${after}
    order by m.position desc limit ${limit}`);
  return parseRows(Passage, rows).toReversed();
}
