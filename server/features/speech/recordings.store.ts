import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** A part of a reply as it was said. */
export interface Recording {
  id: string;
  campaignId: string;
  messageId: string;
  /** Stands for its words, the voice and the service. */
  wordsHash: string;
  path: string;
  type: string;
  size: number;
}

const RecordingRow = z.object({ id: z.string() });

/** The recording of these words of a message, where there is one. */
export async function findRecordingOf(sql: Sql, messageId: string, wordsHash: string): Promise<string | null> {
  const { rows } = await sql.execute(raw`select id from recording where message_id = ${messageId} and words_hash = ${wordsHash}`);
  return rows[0] ? RecordingRow.parse(rows[0]).id : null;
}

/** Keeps a recording; answers the id under which these words are kept, which may be another server's. */
export async function insertRecording(
  sql: Sql,
  { id, campaignId, messageId, wordsHash, path, type, size }: Recording,
  now: Date,
): Promise<string> {
  await sql.execute(raw`
    insert into recording (id, campaign_id, message_id, words_hash, path, type, size, created_at)
    values (${id}, ${campaignId}, ${messageId}, ${wordsHash}, ${path}, ${type}, ${size}, ${now.toISOString()})
    on conflict (message_id, words_hash) do nothing`);
  const kept = await findRecordingOf(sql, messageId, wordsHash);
  if (kept === null) throw new Error('A recording was neither kept nor found.');
  return kept;
}

const Stored = z.object({ path: z.string(), type: z.string(), messageId: z.string() });

/** Where a recording of a campaign lies, and of which message it is; null where there is none. */
export async function findRecording(sql: Sql, campaignId: string, id: string): Promise<z.infer<typeof Stored> | null> {
  const { rows } = await sql.execute(raw`
    select path, type, message_id as "messageId" from recording
    where id = ${id} and campaign_id = ${campaignId} and message_id is not null`);
  return rows[0] ? Stored.parse(rows[0]) : null;
}

const ForgottenRow = z.object({ id: z.string(), path: z.string() });

/** Recordings that nobody needs: of what is gone, those before a moment, and the oldest of campaigns that keep more than so many bytes. */
export async function listForgotten(sql: Sql, before: Date, bytesPerCampaign: number): Promise<{ id: string; path: string }[]> {
  const { rows } = await sql.execute(raw`
    select id, path from (
      select id, path, created_at, campaign_id, message_id,
        sum(size) over (partition by campaign_id order by created_at desc, id) as bytes from recording) as kept
    where campaign_id is null or message_id is null or created_at < ${before.toISOString()}::timestamptz or bytes > ${bytesPerCampaign}
    limit 500`);
  return parseRows(ForgottenRow, rows);
}

export async function deleteRecordings(sql: Sql, ids: string[]): Promise<void> {
  await sql.execute(raw`delete from recording where id = any(${raw.param(ids)}::text[])`);
}
