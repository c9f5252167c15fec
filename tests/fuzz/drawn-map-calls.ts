import { randomUUID } from 'node:crypto';
import { emptyGround } from '#domain/battle-map/draw.ts';
import type { contract } from '#contract/index.ts';
import { smallPicture } from '#server/features/characters/heroes/hero-to-keep.fixture.ts';
import type { FuzzTable } from './fuzz-table.ts';
import { calling } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';

const ground = emptyGround('Cellar', { kind: 'square', columns: 3, rows: 3 });

/** A picture of one dot. */
export const dot = { type: 'image/png' as const, base64: smallPicture, x: 0, y: 0, width: 3, height: 3 };

/** A map in the account of the owner, which has room for one more. */
async function keptMap({ owner: { call } }: FuzzTable): Promise<{ mapId: string }> {
  const mapId = randomUUID();
  for (const { id } of await call.drawnMaps.list({})) await call.drawnMaps.remove({ mapId: id });
  await call.drawnMaps.save({ mapId, ground });
  return { mapId };
}

/** Accepted calls of maps of an account. */
export const drawnMapCalls: Record<NamesOf<typeof contract, 'drawnMaps'>, GoodCall> = {
  'drawnMaps.list': calling('owner'),
  'drawnMaps.get': calling('owner', keptMap),
  'drawnMaps.save': calling('owner', async (table) => ({ ...(await keptMap(table)), ground })),
  'drawnMaps.savePicture': calling('owner', async (table) => ({ ...(await keptMap(table)), picture: dot })),
  'drawnMaps.remove': calling('owner', keptMap),
};
