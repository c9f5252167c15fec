import type { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import type { RandomTable } from '#domain/idea/random-table/random-table.ts';
import type { DrawnMap } from '#domain/market/map-file.ts';
import type { Manifest } from '#domain/market/manifest.ts';
import { partOfStamp, partOfTable, stampOfPart, tableOfPart } from '#domain/market/update/asset-part.ts';
import { idOfKey } from '#domain/market/update/part-key.ts';
import type { Part, Written } from '#domain/market/update/part.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { stampsOf, tablesOf } from '#server/features/market/package/asset-parts.ts';
import { mapsIn } from '#server/features/market/package/map-parts.ts';
import { deleteOwnAsset, findOwnAsset, writeOwnAsset } from '#server/features/own-assets/index.ts';
import { findWholeMap, partOfDrawnMap, writeMaps } from './marked-maps.ts';

/** What of a package goes into an account: its maps, with the pictures under them, its random tables and its stamps. */
export interface ForAccount {
  maps: readonly DrawnMap[];
  tables: readonly RandomTable[];
  stamps: readonly OwnDrawing[];
}

/** What of a package goes into an account, by its parts. */
export const forAccountIn = (manifest: Manifest, bytes: ReadonlyMap<string, Uint8Array>): ForAccount => ({
  maps: mapsIn(manifest, bytes),
  tables: tablesOf(manifest, bytes),
  stamps: stampsOf(manifest, bytes),
});

/** The same as parts that are compared. */
export const partsForAccount = ({ maps, tables, stamps }: ForAccount): Part[] => [
  ...maps.map(partOfDrawnMap),
  ...tables.map(partOfTable),
  ...stamps.map(partOfStamp),
];

const kindIn = (key: string) => key.slice(0, key.indexOf('/'));
const isMap = (key: string) => kindIn(key) === 'map';
/** What was written, by whether it is about maps. */
const isAboutMap = ({ before, after }: Written): boolean => isMap((after ?? before)?.key ?? '');

/** What stands in somebody's account under the key of a part; null where nothing does. */
export async function findAccountPart(sql: Sql, userId: string, key: string): Promise<Part | null> {
  const id = idOfKey(key);
  if (isMap(key)) {
    const map = await findWholeMap(sql, userId, id);
    return map && partOfDrawnMap(map);
  }
  if (kindIn(key) === 'table') {
    const table = await findOwnAsset(sql, userId, 'table', id);
    return table && partOfTable(table);
  }
  const stamp = await findOwnAsset(sql, userId, 'stamp', id);
  return stamp && partOfStamp(stamp);
}

/** Writes parts into somebody's account, and removes those that go. Refuses more than an account keeps or has room for. */
export async function writeAccountParts(
  kernel: Pick<Kernel, 'storedBytes'>,
  tx: Tx,
  { userId, maps }: { userId: string; maps: readonly DrawnMap[] },
  written: readonly Written[],
): Promise<void> {
  await writeMaps(kernel, tx, { userId, from: maps }, written.filter(isAboutMap));
  for (const { before, after } of written.filter((each) => !isAboutMap(each))) {
    const key = (after ?? before)?.key ?? '';
    if (!after) await deleteOwnAsset(tx.sql, userId, kindIn(key) === 'table' ? 'table' : 'stamp', idOfKey(key));
    else if (after.kind === 'table') {
      if (!(await writeOwnAsset(tx.sql, userId, 'table', tableOfPart(after), tx.now))) throw new Refusal('ownAsset.tooManyTables');
    } else if (!(await writeOwnAsset(tx.sql, userId, 'stamp', stampOfPart(after), tx.now))) throw new Refusal('ownAsset.tooManyStamps');
  }
}
