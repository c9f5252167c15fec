import { areaOfTargets } from '#domain/combat/place/area.ts';
import type { FightArea } from '#domain/combat/place/area.ts';
import { feetOf, isAroundSelf } from '#domain/combat/place/reach.ts';
import { onlyFor } from '#domain/rules/activity/targeting.ts';
import type { ActivityUse } from '#domain/combat/deeds/activity-use.ts';

/** The area of something as it is put on a battle map, cast with a slot, or the place to which it teleports; null where it has neither. The server judges how far away it may begin. */
export function areaOfUse({ used, range }: Pick<ActivityUse, 'used' | 'range'>, slot = 0): FightArea | null {
  const { teleports } = used.activity;
  if (teleports !== undefined) return { area: { shape: 'sphere', feet: 0 }, reach: teleports };
  const area = areaOfTargets(used.activity.targets, slot - used.level);
  if (area === null) return null;
  const { reach } = used.activity;
  const own = area.shape === 'emanation' && onlyFor(used.activity) === 'friends';
  return { area, ...(own && { own }), reach: isAroundSelf(area.shape, reach, range) ? null : (feetOf(reach, range) ?? Infinity) };
}
