import { createHash } from 'node:crypto';
import type { KeepSight, TokenSight } from '#domain/battle-map/sight.ts';
import type { BattleMap } from '#domain/battle-map/state.ts';
import { serverLimits } from '#domain/limits/server-limits.ts';

/** What tokens saw lately. */
const kept = new Map<string, TokenSight>();
let bytes = 0;

/**
 * Remembers what tokens see of a map for as long as the ground and the light stay as they are: who moves sees something else, and
 * seldom anybody beside them.
 */
export function keptSights({ grid, terrain, walls, lights, ambient, air, tokens }: BattleMap): KeepSight {
  const carried = tokens.flatMap(({ cell, light }) => (light ? [{ cell, light }] : []));
  const ground = createHash('sha256')
    .update(JSON.stringify([grid, terrain, walls, lights, ambient, air, carried]))
    .digest('base64url');
  return ({ cell, size, darkvision }, look) => {
    const key = `${ground} ${cell} ${size} ${darkvision}`;
    const sight = kept.get(key) ?? look();
    keep(key, sight);
    return sight;
  };
}

/** What was asked for last is the last of the map; what was not asked for the longest goes first. */
function keep(key: string, sight: TokenSight): void {
  if (!kept.delete(key)) bytes += sight.length;
  kept.set(key, sight);
  for (const [oldest, { length }] of kept) {
    if (bytes <= serverLimits.sightBytesKept) return;
    kept.delete(oldest);
    bytes -= length;
  }
}
