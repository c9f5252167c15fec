import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { Wall } from '#domain/battle-map/state.ts';
import { dot } from './drawn-map-calls.ts';
import type { FuzzTable } from './fuzz-table.ts';
import { atTable } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';

/** A map that the table sees, with a hero beside a door and a rat beyond it. */
export async function shownMap({ owner, campaignId, heroId }: FuzzTable): Promise<{ mapId: string }> {
  const mapId = randomUUID();
  const { battleMaps } = owner.call;
  // A campaign has room for so many; each call leaves its own behind.
  for (const { id } of await battleMaps.list({ campaignId })) await battleMaps.remove({ campaignId, mapId: id });
  await battleMaps.create({ campaignId, mapId, name: 'Cellar', grid: { kind: 'square', columns: 6, rows: 4 } });
  await battleMaps.draw({ campaignId, mapId, change: { kind: 'walls', walls: [{ between: [0, 1], kind: 'door' }] } });
  const tokens = [
    { id: 'hero', name: 'Kara', cell: 0, characterId: heroId },
    { id: 'rat', name: 'Rat', cell: 2 },
  ];
  await battleMaps.saveTokens({ campaignId, mapId, tokens });
  await battleMaps.show({ campaignId, mapId });
  return { mapId };
}

/** The same with a picture under it. */
export async function picturedMap(table: FuzzTable): Promise<{ mapId: string }> {
  const { mapId } = await shownMap(table);
  const { owner, campaignId } = table;
  await owner.call.battleMaps.layPicture({ campaignId, mapId, change: { kind: 'laid', picture: dot } });
  return { mapId };
}

const onMap = (who: 'owner' | 'player', fields: Record<string, unknown>): GoodCall =>
  atTable(who, async (table) => ({ ...(await shownMap(table)), ...fields }));

/** Accepted calls of battle maps. */
export const battleMapCalls: Record<NamesOf<typeof contract, 'battleMaps'>, GoodCall> = {
  'battleMaps.list': atTable('player'),
  'battleMaps.get': onMap('player', {}),
  'battleMaps.create': atTable('owner', async (table) => {
    await shownMap(table);
    return { mapId: randomUUID(), name: 'Loft', grid: { kind: 'hex', columns: 5, rows: 5 } };
  }),
  'battleMaps.copy': atTable('owner', async (table) => ({ ...(await shownMap(table)), copyId: randomUUID(), name: 'Cellar again' })),
  'battleMaps.order': atTable('owner', async (table) => ({ mapIds: [(await shownMap(table)).mapId] })),
  'battleMaps.draw': onMap('owner', { change: { kind: 'terrain', cells: [3, 4], terrain: 'water' } }),
  'battleMaps.layPicture': onMap('owner', { change: { kind: 'laid', picture: dot } }),
  'battleMaps.picture': atTable('player', async (table) => ({ ...(await picturedMap(table)), tiles: [0] })),
  'battleMaps.removeSound': onMap('owner', {}),
  'battleMaps.show': onMap('owner', {}),
  'battleMaps.remove': onMap('owner', {}),
  'battleMaps.saveTokens': onMap('owner', { tokens: [{ id: 'rat', name: 'Rat', cell: 5, hidden: true }] }),
  'battleMaps.removeToken': onMap('owner', { tokenId: 'rat' }),
  'battleMaps.move': onMap('player', { tokenId: 'hero', cell: 6 }),
  'battleMaps.turnDoor': onMap('player', { between: [0, 1], open: true }),
  'battleMaps.openLock': atTable('player', async (table) => {
    const { mapId } = await shownMap(table);
    const { owner, campaignId, heroId } = table;
    const walls = [{ between: [0, 1], kind: 'door', locked: true }];
    await owner.call.battleMaps.draw({ campaignId, mapId, change: { kind: 'walls', walls: walls.map((wall) => Wall.parse(wall)) } });
    return { mapId, id: randomUUID(), characterId: heroId, between: [0, 1], way: 'force' };
  }),
  'battleMaps.ping': onMap('player', { cell: 0 }),
};
