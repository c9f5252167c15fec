import { withRough } from '#domain/battle-map/rough-ground.ts';
import { roughCells } from '#domain/combat/use/areas/standing-area.ts';
import { Battlefield } from '#domain/battle-map/fight/stands.ts';
import { doorsIn } from '#domain/battle-map/fight/doors.ts';
import { panelsIn } from '#domain/battle-map/fight/panels.ts';
import { placeThose } from '#domain/battle-map/fight/place-those.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import type { BattleMap } from '#domain/battle-map/state.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { tableMap } from '#server/features/battle-maps/index.ts';
import type { Sql } from '#server/kernel/database/database.ts';

/** How far a creature sees without light: by its stat block; who has none there is taken to see. Of a hero the token says it. */
function sensesOf({ kind, source }: Combatant): number {
  if (kind === 'hero') return 0;
  const senses = source === null ? undefined : monsterOf(source)?.senses;
  return senses === undefined ? battleMapLimits.sightFeet : Math.max(0, ...Object.values(senses));
}

/** A battle map with those of a fight who stand on it. */
export const battlefieldOf = (map: BattleMap, { combatants, areas }: Pick<Combat, 'combatants' | 'areas'>): Battlefield =>
  new Battlefield(withRough(map, roughCells(areas)), placeThose(map, combatants, sensesOf), [
    ...doorsIn(map, combatants),
    ...panelsIn(map, combatants),
  ]);

/** The battle map on which the running fight of a table stands: the one where it was begun, or else the one that the table is shown. */
export async function findFoughtMap(
  sql: Sql,
  campaignId: string,
  { phase, mapId }: Pick<Combat, 'phase' | 'mapId'>,
): Promise<tableMap.KeptMap | null> {
  if (phase !== 'running') return null;
  const begun = mapId === null ? null : await tableMap.findMap(sql, campaignId, mapId);
  return begun ?? (await tableMap.findShownMap(sql, campaignId));
}

/** That map with those of the fight who stand on it; null where nobody does. */
export async function findBattlefield(
  sql: Sql,
  campaignId: string,
  combat: Pick<Combat, 'phase' | 'mapId' | 'combatants' | 'areas'>,
): Promise<Battlefield | null> {
  const kept = await findFoughtMap(sql, campaignId, combat);
  const field = kept && battlefieldOf(kept.map, combat);
  return field && field.placed.length > 0 ? field : null;
}
