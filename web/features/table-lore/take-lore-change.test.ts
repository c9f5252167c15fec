import { calls, queryClient } from '#web/lib/api.ts';
import { noFog } from '#domain/maps/fog.ts';
import { beforeEach, expect, it } from 'vitest';
import { takeLoreChange } from './take-lore-change.ts';

const map = (campaignId: string) => calls.maps.get.queryKey({ input: { campaignId } });
const list = (campaignId: string) => calls.tableLore.list.queryKey({ input: { campaignId } });
const isStale = (queryKey: ReturnType<typeof map> | ReturnType<typeof list>) => queryClient.getQueryState(queryKey)?.isInvalidated;

beforeEach(() => {
  queryClient.clear();
  for (const campaignId of ['here', 'there']) {
    queryClient.setQueryData(list(campaignId), []);
    queryClient.setQueryData(map(campaignId), { worldId: 'w', mapUrl: null, pins: [], fog: noFog, revision: 'r' });
  }
});

it('other words of an entry make the lore of its campaign stale, and neither the map nor another campaign', () => {
  takeLoreChange({ type: 'tableLore.changed', campaignId: 'here', entryId: 'mill', comes: false });
  expect([list('here'), list('there'), map('here'), map('there')].map(isStale)).toEqual([true, false, false, false]);
});

it('an entry that comes or goes makes the map of its campaign stale too, for a pin may lead to it', () => {
  takeLoreChange({ type: 'tableLore.changed', campaignId: 'here', entryId: 'mill', comes: true });
  expect([list('here'), list('there'), map('here'), map('there')].map(isStale)).toEqual([true, false, true, false]);
});
