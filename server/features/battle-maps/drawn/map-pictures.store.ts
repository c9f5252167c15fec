import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { pictureTypes } from '#domain/picture-types.ts';
import type { PictureType } from '#domain/picture-types.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** A picture as it is stored, and where it lies. */
export type StoredPicture = Omit<MapPicture, 'base64' | 'type'> & { bytes: Buffer; type: PictureType };

const Row = z.object({
  type: z.enum(pictureTypes),
  bytes: z.instanceof(Buffer),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** The picture that lies under a map of somebody's account; null where none does. */
export async function findMapPicture(sql: Sql, userId: string, mapId: string): Promise<MapPicture | null> {
  const { rows } = await sql.execute(raw`
    select type, bytes, x, y, width, height from drawn_map_picture where user_id = ${userId} and map_id = ${mapId}`);
  const [row] = parseRows(Row, rows);
  if (row === undefined) return null;
  const { bytes, ...picture } = row;
  return { ...picture, base64: bytes.toString('base64') };
}

/** Keeps a picture in place of the one before; false where there is no such map. */
export async function writeMapPicture(
  sql: Sql,
  userId: string,
  mapId: string,
  { type, bytes, x, y, width, height }: StoredPicture,
): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    insert into drawn_map_picture (user_id, map_id, type, bytes, x, y, width, height)
    select user_id, id, ${type}, ${bytes}::bytea, ${x}::double precision, ${y}::double precision, ${width}::double precision,
      ${height}::double precision
    from drawn_map where user_id = ${userId} and id = ${mapId}
    on conflict (user_id, map_id) do update
      set type = excluded.type, bytes = excluded.bytes, x = excluded.x, y = excluded.y, width = excluded.width, height = excluded.height`);
  return rowCount === 1;
}

/** Takes the picture away that lies under a map. */
export async function deleteMapPicture(sql: Sql, userId: string, mapId: string): Promise<void> {
  await sql.execute(raw`delete from drawn_map_picture where user_id = ${userId} and map_id = ${mapId}`);
}

const BytesRow = z.object({ bytes: z.coerce.number() });

/** How many bytes the pictures of somebody's maps have. */
export async function countPictureBytes(sql: Sql, userId: string): Promise<number> {
  const { rows } = await sql.execute(raw`
    select coalesce(sum(octet_length(bytes)), 0) as bytes from drawn_map_picture where user_id = ${userId}`);
  return BytesRow.parse(rows[0]).bytes;
}

const IdRow = z.object({ id: z.string() });

/** The maps of somebody's account under which a picture lies. */
export async function listPictured(sql: Sql, userId: string): Promise<string[]> {
  const { rows } = await sql.execute(raw`select map_id as id from drawn_map_picture where user_id = ${userId} order by map_id`);
  return parseRows(IdRow, rows).map(({ id }) => id);
}
