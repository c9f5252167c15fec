import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { cardOf } from '#domain/character/card.ts';
import { Character } from '#domain/character/character.ts';
import { changedFields } from '#domain/difference.ts';
import { withoutItemEffects } from '#domain/character/effects/item-effects.ts';
import { counted } from './is-in-fight.ts';
import { changedWithItems, withItems } from './item-effects.ts';
import { shownSheetOf } from './shown-sheet.ts';
import { withoutHomebrew } from '#domain/character/with-homebrew.ts';
import { freedOf, spellLetGo } from '#domain/character/actions/concentration.ts';
import { salvageCharacter } from '#domain/character/salvage.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { bareDocument } from '#server/kernel/database/document-kind.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { Damaged, damagedRefusal, newerRefusal, readableOf, readStored, requireStored } from '#server/kernel/database/stored.ts';
import { bringBack, openDocument, documentStore } from '#server/features/campaign-documents/index.ts';

/** What a character is called where it cannot be read. */
const what = 'sheet';
const nameOf = (campaignId: string, key: string) => ({ campaignId, kind: 'character', key }) as const;
const read = async (sql: Sql, data: unknown, id: string) =>
  data === null ? null : await withItems(sql, requireStored(Character, data, { what, id }));

/** Which characters of a table are wanted before all others. */
interface First {
  players?: readonly string[];
  characters?: readonly string[];
}

/** The wanted characters of a table and the last changed of it, so that thousands are never read; each is found by an index. */
function among(campaignId: string, { players = [], characters = [] }: First, limit: number) {
  const here = raw`campaign_id = ${campaignId} and kind = 'character'`;
  const [people, ids] = [raw.param([...players]), raw.param([...characters])];
  return {
    where: raw`r.campaign_id = ${campaignId} and r.kind = 'character' and r.key = any(array(
      select key from document where ${here} and data ->> 'userId' = any(${people}::text[])
      union all select key from document where ${here} and key = any(${ids}::text[])
      union all (select key from document where ${here} order by position desc limit ${limit})))`,
    order: raw`r.data ->> 'userId' = any(${people}::text[]) desc, r.key = any(${ids}::text[]) desc, r.position desc limit ${limit}`,
  };
}

/** The characters of a table that can be read: the wanted ones first, then the last changed, at most so many. */
export async function listCharacters(sql: Sql, campaignId: string, first: First, limit: number): Promise<Character[]> {
  const { where, order } = among(campaignId, first, limit);
  const { rows } = await sql.execute<{ id: string; data: unknown }>(
    raw`select r.key as id, r.data from document r where ${where} order by ${order}`,
  );
  const opened = rows.map(({ id, data }) => ({ id, data: openDocument('character', data) }));
  return await Promise.all(readableOf(Character, opened, what).map((each) => withItems(sql, each)));
}

/** A character as it stands; null when there is none. */
export async function findCharacter(sql: Sql, campaignId: string, characterId: string): Promise<Character | null> {
  return read(sql, await documentStore.findDocument(sql, nameOf(campaignId, characterId)), characterId);
}

/** A character as it stands, held until the transaction ends; null when there is none. Several are locked by `lockCharacters`. */
export async function lockCharacter(sql: Sql, campaignId: string, characterId: string): Promise<Character | null> {
  return read(sql, await documentStore.lockDocument(sql, nameOf(campaignId, characterId)), characterId);
}

/** Some characters by id, held until the transaction ends; always in the same order, so that two who hold the same ones never wait for each other. What cannot be read is left out. */
export async function lockCharacters(sql: Sql, campaignId: string, ids: readonly string[]): Promise<Map<string, Character>> {
  const held = new Map<string, Character>();
  for (const { key: id, data } of await documentStore.lockDocuments(sql, campaignId, 'character', ids)) {
    const character = readStored(Character, data, { what, id });
    if (!(character instanceof Damaged)) held.set(id, await withItems(sql, character));
  }
  return held;
}

/** The ids of the characters whose sheets name something of the campaign's own by its id of content, at most so many. */
export async function listBearersOf(sql: Sql, campaignId: string, contentId: string, limit: number): Promise<string[]> {
  const { rows } = await sql.execute<{ key: string }>(raw`
    select key from document where campaign_id = ${campaignId} and kind = 'character'
      and (data -> 'spells' @> ${JSON.stringify([{ spell: contentId }])}::jsonb
        or data -> 'givenFeatures' @> ${JSON.stringify([contentId])}::jsonb)
    order by key limit ${limit}`);
  return rows.map(({ key }) => key);
}

/** The character that a person plays at a table; null when they have none. */
export async function findCharacterOf(sql: Sql, campaignId: string, userId: string): Promise<Character | null> {
  const { rows } = await sql.execute<{ id: string; data: unknown }>(raw`
    select key as id, data from document where campaign_id = ${campaignId} and kind = 'character' and data ->> 'userId' = ${userId}`);
  return rows[0] ? read(sql, openDocument('character', rows[0].data), rows[0].id) : null;
}

/** Who plays a character; nobody, '', where that cannot be read; null when there is no such character. */
export async function findPlayerId(sql: Sql, campaignId: string, characterId: string): Promise<string | null> {
  const { rows } = await sql.execute<{ userId: string }>(raw`
    select coalesce(data ->> 'userId', '') as "userId" from document where campaign_id = ${campaignId} and kind = 'character' and key = ${characterId}`);
  return rows[0]?.userId ?? null;
}

/** Whose each character of a table is. */
export async function listHeroOwners(sql: Sql, campaignId: string): Promise<{ id: string; userId: string }[]> {
  const { rows } = await sql.execute<{ id: string; userId: string }>(raw`
    select key as id, coalesce(data ->> 'userId', '') as "userId" from document where campaign_id = ${campaignId} and kind = 'character'`);
  return rows;
}

/** Lets nobody else bring a character of this person to this table until the transaction ends. */
export async function holdPlayer(sql: Sql, campaignId: string, userId: string): Promise<void> {
  await sql.execute(raw`select pg_advisory_xact_lock(hashtextextended(${`character ${campaignId} ${userId}`}, 0))`);
}

/** A change of a sheet, with how it stood before; without that, the table is told all of it. */
interface SheetChange extends documentStore.Change {
  before?: Character;
  /** The fight of the table made it. */
  fromFight?: boolean;
  /** The spell whose concentration is over; where it is left out, the one before if there is another now. */
  letsGo?: string | null;
  /** Who is saved with the same change, and bears nothing any more of what it lets go of. */
  reached?: readonly string[];
}

/**
 * Keeps how a character stands from now on, with who did what, and tells the table. Answers where it stands in its history.
 * What the items that are carried do is told and not kept.
 */
export async function saveCharacter(tx: Tx, changed: Character, change: SheetChange): Promise<number> {
  const { before, fromFight = false, letsGo, reached = [], ...recorded } = change;
  const whole = await changedWithItems(tx.sql, changed);
  const character = fromFight ? whole : await counted(tx.sql, whole, tx.now);
  const { campaignId, id: characterId } = character;
  const { position, earlier: after } = await documentStore.replaceDocument(
    tx.sql,
    nameOf(campaignId, characterId),
    withoutHomebrew(withoutItemEffects(character)),
    recorded,
    tx.now,
  );
  const earlier = before ? await shownSheetOf(tx.sql, before) : {};
  const shown = changedFields(earlier, await shownSheetOf(tx.sql, character));
  const sheet = { position, after, fields: changedFields(before ?? {}, character), shown };
  tx.emit(campaignTopic(campaignId), { type: 'characters.changed', campaignId, characterId, card: cardOf(character), sheet, fromFight });
  const over = letsGo === undefined && before ? spellLetGo(before, { character, facts: [] }) : (letsGo ?? null);
  if (over !== null) await releaseHeld(tx, character, { spell: over, except: reached }, recorded.by);
  return position;
}

/** Ends what somebody held on other sheets by a concentration that is over. */
async function releaseHeld(
  tx: Tx,
  { id, campaignId }: Character,
  { spell, except }: { spell: string; except: readonly string[] },
  by: documentStore.Doer,
): Promise<void> {
  const { rows } = await tx.sql.execute<{ key: string }>(raw`
    select key from document where campaign_id = ${campaignId} and kind = 'character' and key <> ${id}
      and data -> 'activeEffects' @> ${JSON.stringify([{ from: id, held: true, source: { id: spell } }])}::jsonb`);
  const keys = rows.map(({ key }) => key).filter((key) => !except.includes(key));
  const bearers = await lockCharacters(tx.sql, campaignId, keys);
  for (const bearer of bearers.values()) {
    const { character, facts } = freedOf(bearer, { id }, spell);
    if (facts.length > 0) await saveCharacter(tx, character, { by, summary: facts, before: bearer });
  }
}

/** Takes a character from the table; how it stood stays in the history. */
export async function removeCharacter(tx: Tx, { campaignId, id }: Character, change: documentStore.Change): Promise<void> {
  await documentStore.removeDocument(tx.sql, nameOf(campaignId, id), change, tx.now);
  const gone = { card: null, sheet: null, fromFight: false };
  tx.emit(campaignTopic(campaignId), { type: 'characters.changed', campaignId, characterId: id, ...gone });
}

const Row = z.object({
  id: z.string(),
  campaignId: z.string(),
  position: z.coerce.number(),
  data: z.unknown(),
  playerName: z.string().nullable(),
  campaignName: z.string(),
});
/** A character with the names around it; no player's name once their account is gone. */
export interface NamedCharacter {
  data: Character;
  /** Whether it cannot be read; `data` then holds what could be saved of it, to be shown in lists. */
  isDamaged: boolean;
  /** Whether that is because a newer Hearthlore wrote it. */
  isNewer: boolean;
  position: number;
  playerName: string | null;
  campaignName: string;
}

async function toNamed(sql: Sql, row: unknown): Promise<NamedCharacter> {
  const { id, campaignId, data: stored, ...names } = Row.parse(row);
  const data = openDocument('character', stored);
  const character = readStored(Character, data, { what, id });
  if (!(character instanceof Damaged)) return { ...names, data: await withItems(sql, character), isDamaged: false, isNewer: false };
  return { ...names, data: salvageCharacter(bareDocument(data), { id, campaignId }), isDamaged: true, isNewer: character.isNewer };
}

const named = raw`
  select r.key as id, r.campaign_id as "campaignId", r.position, r.data, u.name as "playerName", c.name as "campaignName" from document r
  join campaign c on c.id = r.campaign_id left join "user" u on u.id = r.data ->> 'userId'`;

/** Characters of a table with who plays them: those of one person first, then the last changed, at most so many. */
export async function listNamedCharacters(sql: Sql, campaignId: string, userId: string, limit: number): Promise<NamedCharacter[]> {
  const { where, order } = among(campaignId, { players: [userId] }, limit);
  const { rows } = await sql.execute(raw`${named} where ${where} order by ${order}`);
  return await Promise.all(rows.map((row) => toNamed(sql, row)));
}

/** One character with who plays it; null when there is none. Refuses one that cannot be read. */
export async function findNamedCharacter(sql: Sql, campaignId: string, characterId: string): Promise<NamedCharacter | null> {
  const { rows } = await sql.execute(raw`${named}
    where r.campaign_id = ${campaignId} and r.kind = 'character' and r.key = ${characterId}`);
  const found = rows[0] ? await toNamed(sql, rows[0]) : null;
  if (found?.isDamaged) throw found.isNewer ? newerRefusal(what) : damagedRefusal(what);
  return found;
}

/** The characters of a person at tables where they have a seat, the last changed first, at most so many. */
export async function listCharactersOf(sql: Sql, userId: string, limit: number): Promise<NamedCharacter[]> {
  const { rows } = await sql.execute(raw`${named}
    join campaign_participant p on p.campaign_id = c.id and p.user_id = ${userId}
    where r.kind = 'character' and r.data ->> 'userId' = ${userId} and c.deleted_at is null
    order by r.position desc limit ${limit}`);
  return await Promise.all(rows.map((row) => toNamed(sql, row)));
}

/** Undoes what has damaged a character, which is held until then; answers how it stands, or null where it could never be read. */
export async function bringCharacterBack(
  tx: Tx,
  campaignId: string,
  characterId: string,
  by: documentStore.Doer,
): Promise<Character | null> {
  await documentStore.lockDocument(tx.sql, nameOf(campaignId, characterId));
  const character = await bringBack(tx.sql, nameOf(campaignId, characterId), Character, by, tx.now);
  const card = character && cardOf(character);
  tx.emit(campaignTopic(campaignId), { type: 'characters.changed', campaignId, characterId, card, sheet: null, fromFight: false });
  return character;
}

/** Whether there is a character that cannot be read. */
export async function isCharacterDamaged(sql: Sql, campaignId: string, id: string): Promise<boolean> {
  const data = await documentStore.findDocument(sql, nameOf(campaignId, id));
  return data !== null && readStored(Character, data, { what, id }) instanceof Damaged;
}
