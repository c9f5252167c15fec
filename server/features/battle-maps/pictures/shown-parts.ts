import { createHash } from 'node:crypto';
import { z } from 'zod';
import { cellCount } from '#domain/battle-map/grid.ts';
import { shownInTile, tilesOf } from '#domain/battle-map/picture-tiles.ts';
import { fromRuns } from '#domain/battle-map/runs.ts';
import { unknownSign } from '#domain/battle-map/terrain.ts';
import type { BattleMapView } from '#domain/battle-map/view.ts';
import { pictureCutting } from '#domain/limits/battle-map-limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { PictureParts } from '#contract/play/battle-maps/battle-maps-shapes.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { keptFew } from '#server/kernel/kept-few.ts';
import { runInChildProcess } from '#server/kernel/workers/run-in-child-process.ts';
import { findTablePicture } from './table-pictures.store.ts';

const cutInChildProcess = runInChildProcess(import.meta.url, 'picture-worker', {
  megabytes: 128,
  milliseconds: 30_000,
  most: 1,
  urgent: true,
});
const Cut = z.array(z.instanceof(Uint8Array));
const kept = keptFew<Uint8Array[]>(pictureCutting.keptBytes, (parts) => parts.reduce((sum, { length }) => sum + length, 0));

/**
 * The parts of the picture under a map that somebody asks for, each with only what they know of it; those of which nothing shows are
 * left out. People who know the same share one making. They are cut in a process of its own.
 */
export async function shownParts(
  sql: Sql,
  campaignId: string,
  view: BattleMapView | null,
  asked: readonly number[],
): Promise<PictureParts> {
  if (view === null) throw new Refusal('battleMap.notFound');
  const { picture: laid, grid } = view;
  if (laid === null) return [];
  const terrain = fromRuns(view.terrain, cellCount(grid), unknownSign);
  const wanted = tilesOf(laid)
    .filter(({ tile }) => asked.includes(tile))
    .map((tile) => ({ ...tile, shown: shownInTile(grid, laid, tile, terrain) }))
    .filter(({ shown }) => shown.includes('1'));
  if (wanted.length === 0) return [];
  const name = createHash('sha256').update(JSON.stringify([laid.version, wanted.map(({ tile, shown }) => [tile, shown])]));
  const parts = await kept(name.digest('base64url'), async () => {
    // One that was laid or fitted meanwhile is not cut by where the one before lay.
    const picture = await findTablePicture(sql, { campaignId, mapId: view.id }, laid.version);
    if (picture === null) return [];
    return Cut.parse(await cutInChildProcess({ bytes: picture.bytes, grid, laid, terrain, tiles: wanted }));
  });
  return parts.flatMap((bytes, n) => {
    const tile = wanted[n]?.tile;
    return tile === undefined ? [] : [{ tile, type: 'image/webp', base64: Buffer.from(bytes).toString('base64') }];
  });
}
