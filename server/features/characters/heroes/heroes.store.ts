import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { KeptHero } from '#domain/character/kept/kept-hero.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { bareDocument } from '#server/kernel/database/document-kind.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';
import { Damaged, readStored, requireStored } from '#server/kernel/database/stored.ts';
import { heroDocument, openHero } from './hero-document.ts';

/** What a hero is called where it cannot be read. */
const what = 'hero';
const Row = z.object({ id: z.string(), hero: z.unknown(), hasPicture: z.boolean() });
const Pictured = z.object({ hero: z.unknown(), picture: z.string().nullable() });
const Bare = z.object({ character: z.unknown() });

/** A hero of somebody's account; what cannot be read comes as it is stored, to be shown in lists. */
export type ListedHero = { id: string; hasPicture: boolean } & ({ kept: KeptHero } | { damaged: unknown });

/** The heroes of somebody's account, the last changed first, at most so many. */
export async function listKeptHeroes(sql: Sql, userId: string, limit: number): Promise<ListedHero[]> {
  const { rows } = await sql.execute(
    raw`select id, hero, picture is not null as "hasPicture" from kept_hero where user_id = ${userId} order by updated_at desc, id limit ${limit}`,
  );
  return parseRows(Row, rows).map(({ id, hero, hasPicture }) => {
    const kept = readStored(KeptHero, openHero(hero), { what, id });
    return kept instanceof Damaged
      ? { id, hasPicture, damaged: Bare.safeParse(bareDocument(hero)).data?.character }
      : { id, hasPicture, kept };
  });
}

const toHero = (rows: unknown[], id: string) => {
  const [row] = parseRows(Pictured, rows);
  return row === undefined ? null : { kept: requireStored(KeptHero, openHero(row.hero), { what, id }), picture: row.picture };
};

/** A hero of somebody's account with its picture; null when there is none. Refuses one that cannot be read. */
export async function findKeptHero(sql: Sql, userId: string, id: string) {
  const { rows } = await sql.execute(raw`select hero, picture from kept_hero where user_id = ${userId} and id = ${id}`);
  return toHero(rows, id);
}

/** The same, held until the transaction ends. */
export async function lockKeptHero(sql: Sql, userId: string, id: string) {
  const { rows } = await sql.execute(raw`select hero, picture from kept_hero where user_id = ${userId} and id = ${id} for update`);
  return toHero(rows, id);
}

/** Keeps a hero who is new to the account; one of that id stays as it is. False where the account has as many as it may. */
export async function insertKeptHero(
  sql: Sql,
  userId: string,
  { kept, picture }: { kept: KeptHero; picture: string | null },
  most: number,
  now: Date,
): Promise<boolean> {
  const { id } = kept.character;
  await sql.execute(raw`select pg_advisory_xact_lock(hashtextextended(${`heroes ${userId}`}, 0))`);
  const { rows } = await sql.execute<{ count: number; isThere: boolean }>(raw`
    select count(*)::int as count, coalesce(bool_or(id = ${id}), false) as "isThere" from kept_hero where user_id = ${userId}`);
  const [found] = rows;
  if (found?.isThere === true) return true;
  if ((found?.count ?? 0) >= most) return false;
  await sql.execute(raw`
    insert into kept_hero (user_id, id, hero, picture, updated_at)
    values (${userId}, ${id}, ${JSON.stringify(heroDocument(kept))}::jsonb, ${picture}, ${now.toISOString()}::timestamptz)`);
  return true;
}

/** Writes how a hero of the account stands from now on. */
export async function writeKeptHero(sql: Sql, userId: string, kept: KeptHero, isDrawn: boolean, now: Date): Promise<void> {
  await sql.execute(raw`
    update kept_hero set hero = ${JSON.stringify(heroDocument(kept))}::jsonb, updated_at = ${now.toISOString()}::timestamptz,
      picture = case when ${isDrawn} then null else picture end
    where user_id = ${userId} and id = ${kept.character.id}`);
}

const Shown = z.object({ picture: z.string().nullable() });

/** The picture of a hero of somebody's account; null when there is no such hero. */
export async function findPicture(sql: Sql, userId: string, id: string): Promise<z.infer<typeof Shown> | null> {
  const { rows } = await sql.execute(raw`select picture from kept_hero where user_id = ${userId} and id = ${id}`);
  return parseRows(Shown, rows)[0] ?? null;
}

/** Sets the picture of a hero; false where there is no such hero. */
export async function writePicture(sql: Sql, userId: string, id: string, picture: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    update kept_hero set picture = ${picture}, updated_at = ${now.toISOString()}::timestamptz where user_id = ${userId} and id = ${id}`);
  return rowCount === 1;
}

/** Removes a hero from the account. */
export async function deleteKeptHero(sql: Sql, userId: string, id: string): Promise<void> {
  await sql.execute(raw`delete from kept_hero where user_id = ${userId} and id = ${id}`);
}

/** Everything that is kept of somebody's heroes away from tables, as it is stored. */
export async function readKeptHeroes(sql: Sql, userId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql.execute(
    raw`select id, hero, picture, updated_at from kept_hero where user_id = ${userId} order by updated_at, id`,
  );
  return rows;
}
