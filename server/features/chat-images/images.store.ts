import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { MessageImage } from '#domain/chat/message.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** A picture that is kept for the chat. */
export interface NewImage extends MessageImage {
  campaignId: string;
  uploadedBy: string;
  path: string;
  type: string;
  size: number;
}

export async function insertImage(sql: Sql, image: NewImage, now: Date): Promise<void> {
  const { id, campaignId, uploadedBy, path, type, size, alt, width, height } = image;
  await sql.execute(raw`
    insert into chat_image (id, campaign_id, uploaded_by, path, type, size, alt, width, height, created_at)
    values (${id}, ${campaignId}, ${uploadedBy}, ${path}, ${type}, ${size}, ${alt}, ${width}, ${height}, ${now.toISOString()})`);
}

const FilesRow = z.object({ files: z.int(), bytes: z.number() });

/** Files and bytes that a campaign keeps for its chat. */
export async function measureImages(sql: Sql, campaignId: string): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql.execute(raw`
    select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from chat_image where campaign_id = ${campaignId}`);
  return FilesRow.parse(rows[0]);
}

const ImageBytesRow = z.object({ bytes: z.number() });

/** Bytes of the pictures that somebody keeps for chats. */
export async function countImageBytes(sql: Sql, userId: string): Promise<number> {
  const { rows } = await sql.execute(raw`select coalesce(sum(size), 0)::float8 as bytes from chat_image where uploaded_by = ${userId}`);
  return ImageBytesRow.parse(rows[0]).bytes;
}

interface Wanted {
  messageId: string;
  campaignId: string;
  authorId: string;
  images: readonly string[];
}

/** The pictures each message is to show, in the order given; null where one is not its writer's to show here. */
export async function findForMessages(sql: Sql, wanted: Wanted[]): Promise<(MessageImage[] | null)[]> {
  const { rows } = await sql.execute(raw`
    select id, alt, width, height, campaign_id as "campaignId", message_id as "messageId", uploaded_by as "uploadedBy" from chat_image
    where id = any(${raw.param(wanted.flatMap(({ images }) => images))}::text[]) for update`);
  const Row = MessageImage.extend({
    campaignId: z.string().nullable(),
    messageId: z.string().nullable(),
    uploadedBy: z.string().nullable(),
  });
  const found = parseRows(Row, rows);
  return wanted.map(({ messageId, campaignId, authorId, images }) => {
    const own = found.filter(
      (row) => row.campaignId === campaignId && row.uploadedBy === authorId && (row.messageId ?? messageId) === messageId,
    );
    const shown = [...new Set(images)].map((id) => own.find((row) => row.id === id));
    const whole = shown.flatMap((row) => (row ? [{ id: row.id, alt: row.alt, width: row.width, height: row.height }] : []));
    return whole.length === shown.length ? whole : null;
  });
}

/** Notes that pictures stand with messages, pair by pair. */
export async function bindImages(sql: Sql, bonds: { imageId: string; messageId: string }[]): Promise<void> {
  await sql.execute(raw`
    update chat_image i set message_id = bond."messageId"
    from jsonb_to_recordset(${JSON.stringify(bonds)}::jsonb) as bond ("imageId" text, "messageId" text) where i.id = bond."imageId"`);
}

const Stored = z.object({ path: z.string(), type: z.string(), messageId: z.string().nullable(), uploadedBy: z.string().nullable() });
/** A picture with the message that shows it; with none until it is posted. */
export type StoredImage = z.infer<typeof Stored>;

/** Where a picture of a campaign's chat lies, and who may see it by what it stands with. */
export async function findImage(sql: Sql, campaignId: string, imageId: string): Promise<StoredImage | null> {
  const { rows } = await sql.execute(raw`
    select path, type, message_id as "messageId", uploaded_by as "uploadedBy" from chat_image
    where id = ${imageId} and campaign_id = ${campaignId}`);
  return rows[0] ? Stored.parse(rows[0]) : null;
}

/** A picture of somebody's own that they have not posted yet; null where there is none. */
export async function findOwnUnposted(
  sql: Sql,
  { id, campaignId, userId }: { id: string; campaignId: string; userId: string },
): Promise<MessageImage | null> {
  const { rows } = await sql.execute(raw`
    select id, alt, width, height from chat_image
    where id = ${id} and campaign_id = ${campaignId} and uploaded_by = ${userId} and message_id is null`);
  return rows[0] ? MessageImage.parse(rows[0]) : null;
}

const ForgottenRow = z.object({ id: z.string(), path: z.string() });

/** Files that nobody needs any more: of campaigns that are gone, and those that were never posted. */
export async function listForgotten(sql: Sql, before: Date): Promise<{ id: string; path: string }[]> {
  const { rows } = await sql.execute(raw`
    select id, path from chat_image where campaign_id is null or (message_id is null and created_at < ${before.toISOString()}::timestamptz) limit 200`);
  return parseRows(ForgottenRow, rows);
}

export async function deleteImages(sql: Sql, ids: string[]): Promise<void> {
  await sql.execute(raw`delete from chat_image where id = any(${raw.param(ids)}::text[])`);
}
