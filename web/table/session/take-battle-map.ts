import type { Event } from '#contract/realtime/events.ts';
import { takePing } from '#web/features/battle-map/live/pings.ts';
import { takeBattleMapChange, takeBattleMapList } from '#web/features/battle-map/live/take-battle-map-change.ts';
import { askAroundAgain, noteBattleMap } from '#web/features/combat/around/mapped.ts';

/** Takes what is told of battle maps: which there are, a point at one, and what has changed on one, after which where those of the fight stand is asked anew. */
export function takeBattleMap(
  event: Extract<Event, { type: 'battleMaps.changed' | 'battleMaps.listed' | 'battleMaps.pinged' }>,
  leads: boolean,
): void {
  if (event.type === 'battleMaps.listed') return takeBattleMapList(event);
  if (event.type === 'battleMaps.pinged') return takePing(event);
  takeBattleMapChange(event, leads);
  noteBattleMap(event.campaignId);
  askAroundAgain(event.campaignId);
}
