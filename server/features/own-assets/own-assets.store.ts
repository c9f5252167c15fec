import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { documentKind, migrate, numbered } from '#server/kernel/database/document-kind.ts';
import type { DocumentKind } from '#server/kernel/database/document-kind.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';
import { Damaged, readStored } from '#server/kernel/database/stored.ts';

/** What an account keeps for packs, by its kind. */
interface OwnAssets {
  table: RandomTable;
  stamp: OwnDrawing;
}
type AssetKind = keyof OwnAssets;

/** How each kind is read and stored, and how many of it an account keeps. */
const kinds: { [Kind in AssetKind]: { schema: z.ZodType<OwnAssets[Kind]>; document: DocumentKind; what: string; most: number } } = {
  table: { schema: RandomTable, document: documentKind('randomTable'), what: 'random table', most: limits.tablesPerAccount },
  stamp: { schema: OwnDrawing, document: documentKind('stamp'), what: 'stamp', most: limits.ownStampsPerAccount },
};

const Row = z.object({ id: z.string(), data: z.unknown() });

/** What somebody keeps of a kind, by name. What cannot be read is left out. */
export async function listOwnAssets<Kind extends AssetKind>(sql: Sql, userId: string, kind: Kind): Promise<OwnAssets[Kind][]> {
  const { rows } = await sql.execute(raw`
    select id, data from own_asset where user_id = ${userId} and kind = ${kind} order by lower(data ->> 'name'), id`);
  return parseRows(Row, rows).flatMap((row) => assetIn(kind, row) ?? []);
}

/** Something that somebody keeps; null when there is none. */
export async function findOwnAsset<Kind extends AssetKind>(
  sql: Sql,
  userId: string,
  kind: Kind,
  id: string,
): Promise<OwnAssets[Kind] | null> {
  const { rows } = await sql.execute(raw`select id, data from own_asset where user_id = ${userId} and kind = ${kind} and id = ${id}`);
  const [row] = parseRows(Row, rows);
  return row ? assetIn(kind, row) : null;
}

function assetIn<Kind extends AssetKind>(kind: Kind, { id, data }: z.infer<typeof Row>): OwnAssets[Kind] | null {
  const { schema, document, what } = kinds[kind];
  const read = readStored(schema, migrate(document, data), { what, id });
  return read instanceof Damaged ? null : read;
}

/** Keeps something; false where the account has as many as it may, and none of this id. */
export async function writeOwnAsset<Kind extends AssetKind>(
  sql: Sql,
  userId: string,
  kind: Kind,
  asset: OwnAssets[Kind],
  now: Date,
): Promise<boolean> {
  const { document, most } = kinds[kind];
  const data = JSON.stringify(numbered(document, asset));
  const { rowCount } = await sql.execute(raw`
    insert into own_asset (user_id, kind, id, data, updated_at)
    select ${userId}, ${kind}, ${asset.id}, ${data}::jsonb, ${now.toISOString()}::timestamptz
    where (select count(*) from own_asset where user_id = ${userId} and kind = ${kind} and id <> ${asset.id}) < ${most}
    on conflict (user_id, kind, id) do update set data = excluded.data, updated_at = excluded.updated_at`);
  return rowCount === 1;
}

/** Removes something that somebody keeps. */
export async function deleteOwnAsset(sql: Sql, userId: string, kind: AssetKind, id: string): Promise<void> {
  await sql.execute(raw`delete from own_asset where user_id = ${userId} and kind = ${kind} and id = ${id}`);
}
