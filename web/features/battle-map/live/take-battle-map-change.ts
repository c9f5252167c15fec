import type { ShownBattleMap } from '#contract/play/battle-maps/battle-maps-shapes.ts';
import type { Event } from '#contract/realtime/events.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { offerToastMilliseconds } from '#domain/limits/toast-time.ts';
import { afterOwnChanges } from '#web/lib/calls/after-own-changes.ts';
import { applyState } from '#web/lib/live-state.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { battleMapAfterAll } from './battle-map-after.ts';
import { chooseMapPlace, noteShownMap } from './map-place.ts';

type Announced = Extract<Event, { type: 'battleMaps.changed' }>;
type Changed = Extract<Announced['change'], { kind: 'changed' }>;

/** Takes which battle maps a campaign has, for those who lead it. */
export function takeBattleMapList({ campaignId, maps }: Extract<Event, { type: 'battleMaps.listed' }>): void {
  const queryKey = calls.battleMaps.list.queryKey({ input: { campaignId } });
  applyState(queryKey, () => {
    queryClient.setQueryData(queryKey, maps);
    return true;
  });
}

/** What was heard of maps and not taken yet: it waits until one's own changes are answered. */
const heard = new Map<string, Changed[]>();

/** Takes a change of a battle map into what is shown of it. Players are told once of a map that they are shown. */
export function takeBattleMapChange({ campaignId, mapId, change }: Announced, leads: boolean): void {
  if (change.kind === 'shown') return takeShown(campaignId, change.shown, leads);
  const name = `${campaignId}/${mapId}`;
  heard.set(name, [...(heard.get(name) ?? []), change]);
  afterOwnChanges(calls.battleMaps.key(), () => {
    const changes = heard.get(name) ?? [];
    heard.delete(name);
    if (changes.length > 0) takeChanges(campaignId, mapId, changes);
  });
}

const cachedOf = (campaignId: string) => queryClient.findAll({ queryKey: calls.battleMaps.get.key({ input: { campaignId } }) });

function takeChanges(campaignId: string, mapId: string | null, changes: readonly Changed[]): void {
  for (const { queryKey } of cachedOf(campaignId)) {
    applyState(queryKey, () => {
      const now = queryClient.getQueryData<ShownBattleMap>(queryKey);
      if (now?.map?.id !== mapId) return true;
      const after = now && battleMapAfterAll(now, changes);
      if (after && after !== now) queryClient.setQueryData(queryKey, after);
      return after !== null;
    });
  }
}

function takeShown(campaignId: string, shown: ShownBattleMap, leads: boolean): void {
  const { map, isShown } = shown;
  const shownId = isShown ? (map?.id ?? null) : null;
  afterOwnChanges(calls.battleMaps.key(), () => {
    const ofTable = calls.battleMaps.get.queryKey({ input: { campaignId } });
    applyState(ofTable, () => {
      queryClient.setQueryData(ofTable, shown);
      return true;
    });
    if (!leads) return;
    void queryClient.invalidateQueries({ queryKey: calls.battleMaps.get.key() });
  });
  if (!noteShownMap(campaignId, shownId) || leads || map === null) return;
  chooseMapPlace('battle');
  notify.done('Battle map', `The Dungeon Master shows a battle map: ${map.name}`, offerToastMilliseconds);
}
