import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { LaidSound } from '#domain/battle-map/sound/map-sound.ts';
import type { MapSound } from '#domain/battle-map/sound/map-sound.ts';
import { soundTypes } from '#domain/battle-map/sound/sound-types.ts';
import type { SoundType } from '#domain/battle-map/sound/sound-types.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';
import type { OfMap } from '#server/features/battle-maps/pictures/table-pictures.store.ts';

const LaidRow = z.object({ sound: LaidSound.nullable() });

/** What is told of the sound file of a map, as a column of a query over maps. */
export const soundColumn = raw`(
  select jsonb_build_object('version', version, 'name', name)
  from battle_map_sound where campaign_id = battle_map.campaign_id and map_id = battle_map.id) as sound`;
/** Reads that column. */
export const soundOf = (row: unknown): LaidSound | null => LaidRow.parse(row).sound;

const SoundRow = z.object({ name: z.string(), type: z.enum(soundTypes), bytes: z.instanceof(Buffer) });

/** A sound file as it is stored. */
export interface KeptSound {
  name: string;
  type: SoundType;
  bytes: Buffer;
}

/** The sound file of a map; null where there is none, or none of this version. */
export async function findTableSound(sql: Sql, { campaignId, mapId }: OfMap, version: string | null = null): Promise<KeptSound | null> {
  const { rows } = await sql.execute(raw`
    select name, type, bytes from battle_map_sound
    where campaign_id = ${campaignId} and map_id = ${mapId} and version = coalesce(${version}::text, version)`);
  return parseRows(SoundRow, rows)[0] ?? null;
}

/** The same as a file holds it. */
export async function readTableSound(sql: Sql, of: OfMap): Promise<MapSound | null> {
  const found = await findTableSound(sql, of);
  return found && { name: found.name, type: found.type, base64: found.bytes.toString('base64') };
}

/** Keeps a sound file for a map that is there, in place of the one before. */
export async function writeTableSound(
  sql: Sql,
  { campaignId, mapId }: OfMap,
  { userId, version, name, type, bytes }: KeptSound & { userId: string; version: string },
): Promise<void> {
  await sql.execute(raw`
    insert into battle_map_sound (campaign_id, map_id, user_id, version, name, type, bytes)
    values (${campaignId}, ${mapId}, ${userId}, ${version}, ${name}, ${type}, ${bytes}::bytea)
    on conflict (campaign_id, map_id) do update
      set user_id = excluded.user_id, version = excluded.version, name = excluded.name, type = excluded.type, bytes = excluded.bytes`);
}

/** Takes the sound file of a map away. */
export async function deleteTableSound(sql: Sql, { campaignId, mapId }: OfMap): Promise<void> {
  await sql.execute(raw`delete from battle_map_sound where campaign_id = ${campaignId} and map_id = ${mapId}`);
}

const BytesRow = z.object({ bytes: z.coerce.number() });

/** How many bytes the pictures and sound files have that somebody laid on battle maps of campaigns. */
export async function countTableBytes(sql: Sql, userId: string): Promise<number> {
  const { rows } = await sql.execute(raw`
    select coalesce(sum(octet_length(bytes)), 0) as bytes from (
      select bytes from battle_map_picture where user_id = ${userId}
      union all
      select bytes from battle_map_sound where user_id = ${userId}
    ) as laid`);
  return BytesRow.parse(rows[0]).bytes;
}
