import type { Event } from '#contract/realtime/events.ts';
import { takeBattleMapChange } from '#web/features/battle-map/live/take-battle-map-change.ts';
import { askAroundAgain, noteBattleMap } from '#web/features/combat/around/mapped.ts';

/** Takes a change of a battle map into what is shown of it, and asks anew where those of the fight stand. */
export function takeBattleMap(event: Extract<Event, { type: 'battleMaps.changed' }>, leads: boolean): void {
  takeBattleMapChange(event, leads);
  noteBattleMap(event.campaignId);
  askAroundAgain(event.campaignId);
}
