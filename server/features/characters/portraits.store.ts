import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Character, ClassLevels } from '#domain/character/character.ts';
import { salvageCharacter } from '#domain/character/salvage.ts';
import { openDocument } from '#server/features/campaign-documents/index.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const Picture = z.object({ bytes: z.instanceof(Buffer), type: z.string() });
export type Picture = z.infer<typeof Picture>;

/** Which picture of which character. */
export interface PictureName {
  campaignId: string;
  characterId: string;
  id: string;
}

/** Keeps a picture of a character; the same one twice is one. */
export async function savePicture(
  sql: Sql,
  { campaignId, characterId, id }: PictureName,
  { bytes, type }: Picture,
  now: Date,
): Promise<void> {
  await sql.execute(raw`
    insert into portrait (campaign_id, id, character_id, type, bytes, created_at)
    values (${campaignId}, ${id}, ${characterId}, ${type}, ${bytes}, ${now.toISOString()}) on conflict do nothing`);
}

/** A drawn face, as anybody may see it. */
export interface Face {
  id: string;
  species: Character['species'];
  class: ClassLevels['class'];
  seed: string;
}

const FaceRow = z.object({ id: z.string(), data: z.unknown() });

/** The faces of some characters of a table. In place of a picture that was uploaded stands one that is drawn. */
export async function listFaces(sql: Sql, campaignId: string, ids: readonly string[]): Promise<Face[]> {
  const { rows } = await sql.execute(raw`
    select r.key as id, r.data from document r
    where r.campaign_id = ${campaignId} and r.kind = 'character' and r.key = any(${raw.param([...ids])}::text[]) order by r.key`);
  return parseRows(FaceRow, rows).map(({ id, data }) => {
    const { species, classes, portrait } = salvageCharacter(openDocument('character', data), { id, campaignId });
    return { id, species, class: classes[0].class, seed: portrait.kind === 'drawn' ? portrait.seed : id };
  });
}

const CountRow = z.object({ count: z.coerce.number() });

/** How many pictures are kept for a character, beside this one. */
export async function countOtherPictures(sql: Sql, { campaignId, characterId, id }: PictureName): Promise<number> {
  const { rows } = await sql.execute(raw`
    select count(*) as count from portrait where campaign_id = ${campaignId} and character_id = ${characterId} and id <> ${id}`);
  return CountRow.parse(rows[0]).count;
}

const PictureRow = z.object({ campaignId: z.string(), characterId: z.string(), id: z.string() });

/** The pictures that are kept of somebody's characters, also of those that are gone and those that show another one now. */
export async function listPicturesOf(sql: Sql, userId: string): Promise<PictureName[]> {
  const { rows } = await sql.execute(raw`
    select p.campaign_id as "campaignId", p.character_id as "characterId", p.id from portrait p
    where exists (select 1 from document_version v where v.campaign_id = p.campaign_id and v.kind = 'character' and v.key = p.character_id
      and v.data ->> 'userId' = ${userId})
    order by p.campaign_id, p.character_id, p.created_at, p.id`);
  return parseRows(PictureRow, rows);
}

/** A picture; null when there is none. */
export async function findPicture(sql: Sql, { campaignId, characterId, id }: PictureName): Promise<Picture | null> {
  const { rows } = await sql.execute(raw`
    select bytes, type from portrait where campaign_id = ${campaignId} and character_id = ${characterId} and id = ${id}`);
  return rows[0] ? Picture.parse(rows[0]) : null;
}

/** The pictures that are kept of a campaign's characters. */
export async function listPicturesIn(sql: Sql, campaignId: string): Promise<PictureName[]> {
  const { rows } = await sql.execute(raw`
    select campaign_id as "campaignId", character_id as "characterId", id from portrait where campaign_id = ${campaignId}
    order by created_at, character_id, id`);
  return parseRows(PictureRow, rows);
}
