import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { LaidPicture } from '#domain/battle-map/map-picture.ts';
import type { MapPicture, PictureFit } from '#domain/battle-map/map-picture.ts';
import { pictureTypes } from '#domain/picture-types.ts';
import type { PictureType } from '#domain/picture-types.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** Names a battle map of a campaign. */
export interface OfMap {
  campaignId: string;
  mapId: string;
}

/** A picture as it is stored. */
export interface KeptPicture {
  type: PictureType;
  bytes: Buffer;
}

const LaidRow = z.object({ picture: LaidPicture.nullable() });

/** What is told of the picture under a map, as a column of a query over maps. */
export const laidColumn = raw`(
  select jsonb_build_object('version', version, 'x', x, 'y', y, 'width', width, 'height', height, 'across', across, 'down', down)
  from battle_map_picture where campaign_id = battle_map.campaign_id and map_id = battle_map.id) as picture`;
/** Reads that column. */
export const laidOf = (row: unknown): LaidPicture | null => LaidRow.parse(row).picture;

const PictureRow = z.object({
  type: z.enum(pictureTypes),
  bytes: z.instanceof(Buffer),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** The picture under a map, and where it lies; null where there is none, or none of this version. */
export async function findTablePicture(
  sql: Sql,
  { campaignId, mapId }: OfMap,
  version: string | null = null,
): Promise<(KeptPicture & PictureFit) | null> {
  const { rows } = await sql.execute(raw`
    select type, bytes, x, y, width, height from battle_map_picture
    where campaign_id = ${campaignId} and map_id = ${mapId} and version = coalesce(${version}::text, version)`);
  return parseRows(PictureRow, rows)[0] ?? null;
}

/** The same as a file holds it. */
export async function readTablePicture(sql: Sql, of: OfMap): Promise<MapPicture | null> {
  const found = await findTablePicture(sql, of);
  if (found === null) return null;
  const { bytes, ...picture } = found;
  return { ...picture, base64: bytes.toString('base64') };
}

/** Keeps a picture under a map that is there, in place of the one before. */
export async function writeTablePicture(
  sql: Sql,
  { campaignId, mapId }: OfMap,
  { userId, type, bytes, laid }: KeptPicture & { userId: string; laid: LaidPicture },
): Promise<void> {
  const { version, across, down, x, y, width, height } = laid;
  await sql.execute(raw`
    insert into battle_map_picture (campaign_id, map_id, user_id, version, type, bytes, across, down, x, y, width, height)
    values (${campaignId}, ${mapId}, ${userId}, ${version}, ${type}, ${bytes}::bytea, ${across}, ${down}, ${x}::double precision,
      ${y}::double precision, ${width}::double precision, ${height}::double precision)
    on conflict (campaign_id, map_id) do update
      set user_id = excluded.user_id, version = excluded.version, type = excluded.type, bytes = excluded.bytes, across = excluded.across,
        down = excluded.down, x = excluded.x, y = excluded.y, width = excluded.width, height = excluded.height`);
}

/** Moves and stretches the picture under a map. */
export async function writeTableFit(sql: Sql, { campaignId, mapId }: OfMap, { version, x, y, width, height }: LaidPicture): Promise<void> {
  await sql.execute(raw`
    update battle_map_picture set version = ${version}, x = ${x}::double precision, y = ${y}::double precision,
      width = ${width}::double precision, height = ${height}::double precision
    where campaign_id = ${campaignId} and map_id = ${mapId}`);
}

/** Takes the picture away that lies under a map. */
export async function deleteTablePicture(sql: Sql, { campaignId, mapId }: OfMap): Promise<void> {
  await sql.execute(raw`delete from battle_map_picture where campaign_id = ${campaignId} and map_id = ${mapId}`);
}
