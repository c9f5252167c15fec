import type { BattleMapChange, ShownBattleMap } from '#contract/play/battle-maps/battle-maps-shapes.ts';
import { emptyGround } from '#domain/battle-map/draw.ts';
import { viewOf } from '#domain/battle-map/view.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { beforeEach, expect, it } from 'vitest';
import { takeBattleMapChange, takeBattleMapList } from './take-battle-map-change.ts';

const shown = (revision: string, ambient: 'bright' | 'dark' = 'bright'): ShownBattleMap => {
  const map = { ...emptyGround('Cellar', { kind: 'square', columns: 2, rows: 2 }), id: 'm1', tokens: [], ambient };
  return { map: viewOf(map, { leads: true, heroes: new Set() }, 'bbbb', '....'), revision, isShown: true };
};
const changed = (after: string, revision: string, fields: Extract<BattleMapChange, { kind: 'changed' }>['fields']): BattleMapChange => ({
  kind: 'changed',
  after,
  revision,
  fields,
  tokens: { order: null, added: [], changed: [] },
});
const dark = (after: string, revision: string) => changed(after, revision, { ambient: 'dark' });
const ofTable = calls.battleMaps.get.queryKey({ input: { campaignId: 'c1' } });
const ofMap = calls.battleMaps.get.queryKey({ input: { campaignId: 'c1', mapId: 'm1' } });
const hear = (change: BattleMapChange, leads = true) =>
  takeBattleMapChange({ type: 'battleMaps.changed', campaignId: 'c1', mapId: 'm1', change }, leads);

beforeEach(() => {
  queryClient.clear();
  for (const queryKey of [ofTable, ofMap]) queryClient.setQueryData(queryKey, shown('r1'));
});

it('a change that follows is taken wherever its map is shown, and one that was answered before is known', () => {
  hear(dark('r1', 'r2'));
  for (const queryKey of [ofTable, ofMap]) {
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ revision: 'r2', map: { ambient: 'dark' } });
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  }
  hear(dark('r1', 'r2'));
  expect(queryClient.getQueryState(ofMap)?.isInvalidated).toBe(false);
});

it('after a change that was missed the map is read again', () => {
  hear(dark('r2', 'r3'));
  expect(queryClient.getQueryState(ofMap)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryData(ofMap)).toMatchObject({ revision: 'r1' });
});

it('what is heard while one’s own change is on its way waits for the answer, and goes on from there', async () => {
  const answered = Promise.withResolvers<null>();
  const done = queryClient
    .buildMutation({ mutationKey: calls.battleMaps.draw.mutationKey(), mutationFn: () => answered.promise })
    .execute(undefined);
  hear(dark('r1', 'r2'));
  hear(changed('r2', 'r3', { name: 'Vault' }));
  expect(queryClient.getQueryData(ofMap)).toMatchObject({ revision: 'r1' });
  queryClient.setQueryData(ofMap, shown('r2', 'dark'));
  answered.resolve(null);
  await done;
  expect(queryClient.getQueryData(ofMap)).toMatchObject({ revision: 'r3', map: { name: 'Vault', ambient: 'dark' } });
});

it('which maps there are is taken as it is told, and nothing is asked', () => {
  const queryKey = calls.battleMaps.list.queryKey({ input: { campaignId: 'c1' } });
  const loft = { id: 'm2', name: 'Loft', isShown: false, columns: 8, rows: 6, updatedAt: '2026-11-20T14:05:00.000Z' };
  takeBattleMapList({ type: 'battleMaps.listed', campaignId: 'c1', maps: [loft] });
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  queryClient.setQueryData(queryKey, []);
  takeBattleMapList({ type: 'battleMaps.listed', campaignId: 'c1', maps: [loft] });
  expect([queryClient.getQueryData(queryKey), queryClient.getQueryState(queryKey)?.isInvalidated]).toEqual([[loft], false]);
});

it('a table that is shown another map, or none, shows that', () => {
  hear({ kind: 'shown', shown: { map: null, revision: 'r9', isShown: false } }, false);
  expect(queryClient.getQueryData(ofTable)).toEqual({ map: null, revision: 'r9', isShown: false });
});
