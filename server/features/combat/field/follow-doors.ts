import { mapsWithChangedDoors, withDoorsOf } from '#domain/battle-map/fight/doors.ts';
import type { Combat } from '#domain/combat/state.ts';
import { tableMap } from '#server/features/battle-maps/index.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';

/** Has doors of battle maps follow a fight: those at 0 hit points are broken, and those of which that was taken back are whole. */
export async function followDoors(
  { tx, campaignId }: Pick<CombatTransaction, 'tx' | 'campaignId'>,
  before: Combat,
  after: Combat,
): Promise<void> {
  for (const mapId of mapsWithChangedDoors(before, after))
    await tableMap.followFight(tx, { campaignId, mapId }, (map) => ({ map: withDoorsOf(map, before, after) }));
}
