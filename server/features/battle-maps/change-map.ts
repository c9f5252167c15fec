import { changedFields, isSame, listChange } from '#domain/difference.ts';
import { groundOf } from '#domain/battle-map/ground.ts';
import type { BattleMap } from '#domain/battle-map/state.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { BattleMapChange, ShownBattleMap } from '#contract/play/battle-maps/battle-maps-shapes.ts';
import { personTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findMemories, lockMap, writeGround, writeMemories, writeTokens } from './battle-maps.store.ts';
import type { KeptMap } from './battle-maps.store.ts';
import { Looks, oncePerLook, shown } from '#server/features/battle-maps/looks/looks.ts';
import { listViewers, together } from './viewers.ts';
import type { TableViewer } from './viewers.ts';

/** What a change makes of a map; `passed` are the maps in between, which those who walk see on their way. */
export interface Changed {
  map: BattleMap;
  passed?: readonly BattleMap[];
}

/** Changes a map, one change after the other, and tells everybody who sees it what is different to them. Answers what who asked sees. `locked` is the map where it is held already. */
export async function changeMap(
  tx: Tx,
  { campaignId, mapId, userId, locked }: { campaignId: string; mapId: string; userId: string; locked?: KeptMap },
  change: (kept: KeptMap, viewer: TableViewer, memory: string) => Changed,
): Promise<ShownBattleMap> {
  const before = locked ?? (await lockMap(tx.sql, campaignId, mapId));
  const viewers = await listViewers(tx.sql, campaignId);
  const me = viewers.find((viewer) => viewer.userId === userId);
  if (!before || !me || !(before.isShown || me.leads)) throw new Refusal('battleMap.notFound');
  const memories = await findMemories(
    tx.sql,
    campaignId,
    mapId,
    viewers.map((viewer) => viewer.userId),
  );
  const { map, passed = [] } = change(before, me, memories.get(userId) ?? '');
  await writeChanged(tx, campaignId, before.map, map);
  const watching = before.isShown ? viewers : viewers.filter(({ leads }) => leads);
  return await tellAll(tx, campaignId, { watching, memories, me }, before, { map, passed, isShown: before.isShown });
}

async function writeChanged({ sql, now }: Tx, campaignId: string, before: BattleMap, map: BattleMap): Promise<void> {
  if (!isSame(map.tokens, before.tokens)) await writeTokens(sql, campaignId, map, now);
  // What lies under the ground is written apart; when it was changed stands with the ground.
  const isGroundSame = isSame(groundOf(map), groundOf(before)) && isSame(map.picture, before.picture);
  if (!isGroundSame) await writeGround(sql, campaignId, map, now);
}

/** Changes who stands where on a map and what of it is broken, as a fight tells it; nothing where the map is gone, or the change answers null. Tells everybody what is different to them. */
export async function followFight(
  tx: Tx,
  { campaignId, mapId }: { campaignId: string; mapId: string },
  change: (map: BattleMap) => Changed | null,
): Promise<void> {
  const before = await lockMap(tx.sql, campaignId, mapId);
  const changed = before && change(before.map);
  if (!before || !changed) return;
  const { map, passed = [] } = changed;
  const viewers = await listViewers(tx.sql, campaignId);
  const ids = viewers.map((viewer) => viewer.userId);
  const memories = await findMemories(tx.sql, campaignId, mapId, ids);
  await writeChanged(tx, campaignId, before.map, map);
  const watching = before.isShown ? viewers : viewers.filter(({ leads }) => leads);
  await tellAll(tx, campaignId, { watching, memories, me: null }, before, { map, passed, isShown: before.isShown });
}

/** Has a token go over some cells, which those who walk see on their way; nothing where map or token are gone. */
export async function walkToken(
  tx: Tx,
  at: { campaignId: string; mapId: string },
  tokenId: string,
  cells: readonly number[],
): Promise<void> {
  await followFight(tx, at, (before) => {
    if (!before.tokens.some(({ id, cell }) => id === tokenId && cell !== cells.at(-1)) || cells.length === 0) return null;
    const standing = (cell: number): BattleMap => ({
      ...before,
      tokens: before.tokens.map((token) => (token.id === tokenId ? { ...token, cell } : token)),
    });
    const maps = cells.map(standing);
    return { map: maps.at(-1) ?? before, passed: maps.slice(0, -1) };
  });
}

interface Watched {
  watching: readonly TableViewer[];
  memories: ReadonlyMap<string, string>;
  /** Who is answered; null where nobody is. */
  me: TableViewer | null;
}

async function tellAll(
  tx: Tx,
  campaignId: string,
  { watching, memories, me }: Watched,
  before: KeptMap,
  after: KeptMap & { passed: readonly BattleMap[] },
): Promise<ShownBattleMap> {
  const [earlier, onTheWay, later] = [new Looks(before.map), after.passed.map((map) => new Looks(map)), new Looks(after.map)];
  const lookAgain = oncePerLook((viewer, remembered) => {
    const was = shown(earlier.look(viewer, remembered).view, before.isShown);
    const walked = onTheWay.reduce((known, looks) => looks.look(viewer, known).memory, remembered);
    const { view, memory } = later.look(viewer, walked);
    const is = shown(view, after.isShown);
    return { is, memory, change: is.revision === was.revision ? null : changeOf(was, is) };
  });
  const written = new Map<string, string>();
  let mine = shown(null, false);
  for (const viewer of watching) {
    const remembered = memories.get(viewer.userId) ?? '';
    const { is, memory, change } = lookAgain(viewer, remembered);
    if (memory !== remembered) written.set(viewer.userId, memory);
    if (viewer.userId === me?.userId) mine = is;
    if (change !== null && viewer !== together)
      tx.emit(personTopic(viewer.userId), { type: 'battleMaps.changed', campaignId, mapId: after.map.id, change });
  }
  await writeMemories(tx.sql, campaignId, after.map.id, written);
  return mine;
}

function changeOf(was: ShownBattleMap, is: ShownBattleMap): BattleMapChange {
  if (was.map === null || is.map === null || was.isShown !== is.isShown) return { kind: 'shown', shown: is };
  const [{ tokens: stood, ...before }, { tokens, ...after }] = [was.map, is.map];
  return {
    kind: 'changed',
    after: was.revision,
    revision: is.revision,
    fields: changedFields(before, after),
    tokens: listChange(stood, tokens),
  };
}
