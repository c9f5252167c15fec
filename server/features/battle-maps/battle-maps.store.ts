import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { groundOf } from '#domain/battle-map/ground.ts';
import { Ground, Tokens } from '#domain/battle-map/state.ts';
import type { BattleMap } from '#domain/battle-map/state.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { migrate, numbered } from '#server/kernel/database/document-kind.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';
import { requireStored } from '#server/kernel/database/stored.ts';
import { GridRow, gridColumns } from './grid-columns.store.ts';
import { groundDocument } from './ground-document.ts';
import { laidColumn, laidOf } from './pictures/table-pictures.store.ts';
import { soundColumn, soundOf } from './sounds/table-sounds.store.ts';

/** A battle map, and whether the table sees it. */
export interface KeptMap {
  map: BattleMap;
  isShown: boolean;
}

const Row = z.object({ id: z.string(), isShown: z.boolean(), ground: z.unknown(), tokens: z.unknown() });
const columns = raw`id, is_shown as "isShown", ground, tokens, ${laidColumn}, ${soundColumn}`;

function opened(row: unknown): KeptMap | null {
  if (row === undefined) return null;
  const { id, isShown, ground, tokens } = Row.parse(row);
  const about = { what: 'battle map', id };
  return {
    isShown,
    map: {
      ...requireStored(Ground, migrate(groundDocument, ground), about),
      id,
      tokens: requireStored(Tokens, tokens, about),
      picture: laidOf(row),
      ownSound: soundOf(row),
    },
  };
}

const NamedRow = GridRow.extend({
  id: z.string(),
  name: z.string(),
  isShown: z.boolean(),
  updatedAt: z.coerce.date().transform((when) => when.toISOString()),
});

/** The battle maps of a campaign, in the order in which they are kept. */
export async function listMaps(sql: Sql, campaignId: string): Promise<z.infer<typeof NamedRow>[]> {
  const { rows } = await sql.execute(raw`
    select id, coalesce(ground ->> 'name', '') as name, is_shown as "isShown", ${gridColumns}, updated_at as "updatedAt" from battle_map
    where campaign_id = ${campaignId} order by place, id`);
  return parseRows(NamedRow, rows);
}

const IdRow = z.object({ id: z.string() });

/** The battle maps of a campaign on which a hero stands. */
export async function listMapsWith(sql: Sql, campaignId: string, characterId: string): Promise<string[]> {
  const { rows } = await sql.execute(raw`
    select id from battle_map
    where campaign_id = ${campaignId} and tokens @> ${JSON.stringify([{ characterId }])}::jsonb order by id`);
  return parseRows(IdRow, rows).map(({ id }) => id);
}

/** A battle map; null when there is none. */
export async function findMap(sql: Sql, campaignId: string, id: string): Promise<KeptMap | null> {
  const { rows } = await sql.execute(raw`select ${columns} from battle_map where campaign_id = ${campaignId} and id = ${id}`);
  return opened(rows[0]);
}

/** The battle map that the table sees; null when there is none. */
export async function findShownMap(sql: Sql, campaignId: string): Promise<KeptMap | null> {
  const { rows } = await sql.execute(raw`select ${columns} from battle_map where campaign_id = ${campaignId} and is_shown`);
  return opened(rows[0]);
}

/** A battle map, held until the transaction ends; null when there is none. */
export async function lockMap(sql: Sql, campaignId: string, id: string): Promise<KeptMap | null> {
  const { rows } = await sql.execute(raw`select ${columns} from battle_map where campaign_id = ${campaignId} and id = ${id} for update`);
  return opened(rows[0]);
}

/** Keeps a new map after all others; false where there is one with this id, or where the campaign has as many as it may. */
export async function insertMap(sql: Sql, campaignId: string, map: BattleMap, most: number, now: Date): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    insert into battle_map (campaign_id, id, ground, tokens, created_at, updated_at, place)
    select ${campaignId}, ${map.id}, ${JSON.stringify(numbered(groundDocument, groundOf(map)))}::jsonb, ${JSON.stringify(map.tokens)}::jsonb,
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, coalesce(max(place), 0) + 1
    from battle_map where campaign_id = ${campaignId} having count(*) < ${most}
    on conflict do nothing`);
  return rowCount === 1;
}

/** Keeps maps in the order of some ids; those that it does not name come after them, as they stood. */
export async function writeOrder(sql: Sql, campaignId: string, ids: readonly string[]): Promise<void> {
  await sql.execute(raw`
    update battle_map set place = ordered.place
    from (
      select battle_map.id, (row_number() over (order by given.at nulls last, battle_map.place, battle_map.id))::int as place
      from battle_map left join unnest(${raw.param([...ids])}::text[]) with ordinality as given (id, at) on given.id = battle_map.id
      where battle_map.campaign_id = ${campaignId}
    ) as ordered
    where battle_map.campaign_id = ${campaignId} and battle_map.id = ordered.id and battle_map.place <> ordered.place`);
}

/** Writes what a map is made of. */
export async function writeGround(sql: Sql, campaignId: string, map: BattleMap, now: Date): Promise<void> {
  const data = JSON.stringify(numbered(groundDocument, groundOf(map)));
  await sql.execute(raw`
    update battle_map set ground = ${data}::jsonb, updated_at = ${now.toISOString()}::timestamptz
    where campaign_id = ${campaignId} and id = ${map.id}`);
}

/** Writes who stands on a map. */
export async function writeTokens(sql: Sql, campaignId: string, { id, tokens }: BattleMap, now: Date): Promise<void> {
  await sql.execute(raw`
    update battle_map set tokens = ${JSON.stringify(tokens)}::jsonb, updated_at = ${now.toISOString()}::timestamptz
    where campaign_id = ${campaignId} and id = ${id}`);
}

/** Lets the table see this map and no other, or with null none. */
export async function writeShown(sql: Sql, campaignId: string, id: string | null): Promise<void> {
  await sql.execute(
    raw`update battle_map set is_shown = false where campaign_id = ${campaignId} and is_shown and id is distinct from ${id}`,
  );
  if (id !== null) await sql.execute(raw`update battle_map set is_shown = true where campaign_id = ${campaignId} and id = ${id}`);
}

/** Removes a map, and what people remember of it. */
export async function deleteMap(sql: Sql, campaignId: string, id: string): Promise<void> {
  await sql.execute(raw`delete from battle_map where campaign_id = ${campaignId} and id = ${id}`);
}

const MemoryRow = z.object({ userId: z.string(), ground: z.string() });

/** What some people remember of a map's ground, as runs of signs by their ids; what all heroes together remember has no id. */
export async function findMemories(sql: Sql, campaignId: string, mapId: string, userIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.execute(raw`
    select user_id as "userId", ground from battle_map_memory
    where campaign_id = ${campaignId} and map_id = ${mapId} and user_id = any(${raw.param([...userIds])}::text[])
    union all
    select '', together from battle_map where campaign_id = ${campaignId} and id = ${mapId} and '' = any(${raw.param([...userIds])}::text[])`);
  return new Map(parseRows(MemoryRow, rows).map(({ userId, ground }) => [userId, ground]));
}

/** Writes what people remember from now on. */
export async function writeMemories(sql: Sql, campaignId: string, mapId: string, memories: ReadonlyMap<string, string>): Promise<void> {
  const together = memories.get('');
  if (together !== undefined)
    await sql.execute(raw`update battle_map set together = ${together} where campaign_id = ${campaignId} and id = ${mapId}`);
  const people = [...memories].filter(([userId]) => userId !== '');
  if (people.length === 0) return;
  await sql.execute(raw`
    insert into battle_map_memory (campaign_id, map_id, user_id, ground)
    select ${campaignId}, ${mapId}, given.user_id, given.ground
    from unnest(${raw.param(people.map(([userId]) => userId))}::text[], ${raw.param(people.map(([, ground]) => ground))}::text[]) as given (user_id, ground)
    on conflict (campaign_id, map_id, user_id) do update set ground = excluded.ground`);
}
