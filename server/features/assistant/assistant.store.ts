import { sql as raw } from 'drizzle-orm';
import { AssistantMessage } from '#domain/chat/assistant-message.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const columns = raw`id, campaign_id as "campaignId", author_id as "authorId", role, content, spoken_by as "spokenBy",
  to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`;

/** The last lines between one DM and the assistant, oldest first. */
export async function listLinesOf(sql: Sql, authorId: string, campaignId: string, limit: number): Promise<AssistantMessage[]> {
  const { rows } = await sql.execute(raw`
    select ${columns} from assistant_message where campaign_id = ${campaignId} and author_id = ${authorId} order by position desc limit ${limit}`);
  return parseRows(AssistantMessage, rows).toReversed();
}

/** A question under its id, whosever it is, and its answer once there is one. */
export async function findExchange(sql: Sql, id: string): Promise<{ question: AssistantMessage | null; answer: AssistantMessage | null }> {
  const { rows } = await sql.execute(raw`select ${columns} from assistant_message where id = ${id} or answers = ${id}`);
  const found = parseRows(AssistantMessage, rows);
  return { question: found.find((each) => each.id === id) ?? null, answer: found.find((each) => each.id !== id) ?? null };
}

interface NewLine extends Pick<AssistantMessage, 'id' | 'campaignId' | 'authorId' | 'role' | 'content' | 'spokenBy'> {
  /** The id of the question. */
  answers: string | null;
}

/** Writes a line; one whose id or question has one already is left as it stands. */
export async function saveLine(sql: Sql, line: NewLine, now: Date): Promise<void> {
  const { id, campaignId, authorId, role, content, answers, spokenBy } = line;
  await sql.execute(raw`
    insert into assistant_message (id, campaign_id, author_id, role, content, answers, spoken_by, created_at)
    values (${id}, ${campaignId}, ${authorId}, ${role}, ${content}, ${answers}, ${spokenBy}, ${now.toISOString()}) on conflict do nothing`);
}
