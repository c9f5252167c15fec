import { noFog } from '#domain/maps/fog.ts';
import type { Pin } from '#domain/maps/map.ts';
import type { MapChange } from '#contract/play/maps-shapes.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { mapAfter } from './map-after.ts';
import { takeMapChange } from './take-map-change.ts';

const pin = (id: string): Pin => ({ id, x: 0, y: 0, name: id, entryId: null, audience: 'table' });
const map = (revision: string, ...pins: Pin[]) => ({ worldId: 'w', mapUrl: null, pins, fog: noFog, revision });
const put = (after: string, revision: string, ...ids: string[]): MapChange => ({
  kind: 'marked',
  after,
  revision,
  mapUrl: '/map',
  fog: { ...noFog, on: true },
  pins: { order: ids, added: ids.slice(-1).map(pin), changed: [] },
});

describe('a map after a change', () => {
  it('shows the pins, the fog and the picture that go with it', () => {
    expect(mapAfter(map('r1', pin('gate')), put('r1', 'r2', 'gate', 'well'))).toEqual({
      ...map('r2', pin('gate'), pin('well')),
      mapUrl: '/map',
      fog: { ...noFog, on: true },
    });
  });

  it('stays where the change is known, and is loaded anew where one was missed or is not said', () => {
    const now = map('r2', pin('gate'));
    expect(mapAfter(now, put('r1', 'r2', 'gate'))).toBe(now);
    expect(mapAfter(now, { kind: 'again', revision: 'r2' })).toBe(now);
    expect(mapAfter(now, put('r3', 'r4', 'gate', 'well'))).toBeNull();
    expect(mapAfter(now, { kind: 'again', revision: 'r3' })).toBeNull();
  });
});

describe('what is heard of a map', () => {
  const queryKey = calls.maps.get.queryKey({ input: { campaignId: 'c1' } });
  const hear = (change: MapChange, audience: 'dm' | 'players', leads: boolean) =>
    takeMapChange({ type: 'maps.changed', campaignId: 'c1', audience, change }, leads);
  const shown = () => queryClient.getQueryData(queryKey)?.pins.map(({ id }) => id);
  beforeEach(() => {
    queryClient.clear();
    queryClient.setQueryData(queryKey, map('r1'));
  });

  it('is taken from those who it is for: what players see shows a Dungeon Master nothing', () => {
    hear(put('r1', 'r2', 'gate'), 'players', true);
    expect(shown()).toEqual([]);
    hear(put('r1', 'r2', 'gate'), 'dm', true);
    expect(shown()).toEqual(['gate']);
  });

  it('waits while one’s own change is on its way, so that no stroke is wiped away', async () => {
    const answered = Promise.withResolvers<null>();
    const mutation = queryClient.buildMutation({ mutationKey: calls.maps.reveal.mutationKey(), mutationFn: () => answered.promise });
    const done = mutation.execute(undefined);
    hear(put('r1', 'r7', 'keep'), 'players', false);
    expect(shown()).toEqual([]);
    answered.resolve(null);
    await done;
    expect(shown()).toEqual(['keep']);
  });
});
