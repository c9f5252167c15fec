import { mapsWithChangedDoors, withDoorsOf } from '#domain/battle-map/fight/doors.ts';
import { mapsWithChangedPanels, withPanelsOf } from '#domain/battle-map/fight/panels.ts';
import type { Combat } from '#domain/combat/state.ts';
import { tableMap } from '#server/features/battle-maps/index.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';

/** Has battle maps follow a fight: doors at 0 hit points are broken, and whole again where that was taken back; walls that spells raise stand and go. */
export async function followDoors(
  { tx, campaignId }: Pick<CombatTransaction, 'tx' | 'campaignId'>,
  before: Combat,
  after: Combat,
): Promise<void> {
  const doors = mapsWithChangedDoors(before, after);
  const panels = mapsWithChangedPanels(before, after);
  for (const mapId of new Set([...doors, ...panels]))
    await tableMap.followFight(tx, { campaignId, mapId }, (map) => {
      const turned = doors.includes(mapId) ? withDoorsOf(map, before, after) : map;
      return { map: panels.includes(mapId) ? withPanelsOf(turned, after) : turned };
    });
}
