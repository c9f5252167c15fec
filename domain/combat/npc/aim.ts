import { areaOfEffect, areaOfTargets } from '#domain/combat/place/area.ts';
import type { FightArea } from '#domain/combat/place/area.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { reachOfArea } from '#domain/combat/use/distances.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import type { Effect } from '#domain/rules/attack-data.ts';
import { onlyFor } from '#domain/rules/activity/targeting.ts';
import type { Aim, NpcGround } from './ground.ts';

/** Half of its enemies, rounded up, are taken to stand where an effect reaches: the mark, and others after it. */
function caughtBy(enemies: readonly Combatant[], mark: Combatant): string[] {
  const others = enemies.filter((one) => one !== mark);
  return [mark, ...others].slice(0, Math.ceil(enemies.length / 2)).map((one) => one.id);
}

/** Whom an NPC is after, and what it knows of where they stand; null where no battle map tells it. */
export interface Hunt {
  combat: Combat;
  npc: Combatant;
  enemies: readonly Combatant[];
  mark: Combatant;
  ground: NpcGround | null;
}

/** Lays an area by the battle map; without one, about half of its enemies are in it. Null where it is not worth it. */
function laid({ combat, npc, enemies, mark, ground }: Hunt, area: FightArea | null, sparesFriends: boolean): Aim | null {
  if (ground === null || area === null) return { targetIds: caughtBy(enemies, mark), spoiled: 0 };
  const friends = combat.combatants.filter(({ side, dead }) => !dead && side === npc.side);
  return ground.aim(area, {
    foes: enemies.map(({ id }) => id),
    friends: sparesFriends ? [] : friends.map(({ id }) => id),
    mark: mark.id,
  });
}

/** How an NPC aims an effect of its stat block: at its mark, at all who are near enough, or where its area lies best; null where it reaches nobody. */
export function aimEffect(hunt: Hunt, effect: Pick<Effect, 'area'>): Aim | null {
  const { enemies, mark, ground } = hunt;
  const area = areaOfEffect(effect);
  const feet = /within (\d+) feet/.exec(effect.area)?.[1];
  const isNear = ({ id }: Combatant) => ground === null || feet === undefined || (ground.feetTo(id) ?? Infinity) <= Number(feet);
  if (effect.area.startsWith('one ')) return isNear(mark) ? { targetIds: [mark.id], spoiled: 0 } : null;
  if (area !== null || ground === null || feet === undefined) return laid(hunt, area, false);
  const targetIds = enemies.filter(isNear).map(({ id }) => id);
  return targetIds.length > 0 ? { targetIds, spoiled: 0 } : null;
}

/** How an NPC aims a spell or power: at its mark, or where its area lies best; null where that catches nobody. */
export function aimUse(hunt: Hunt, used: UsedActivity): Aim | null {
  const { targets } = used.activity;
  if (targets?.count !== 'area' && targets?.area === undefined) return { targetIds: [hunt.mark.id], spoiled: 0 };
  const area = areaOfTargets(targets, 0);
  const made = area && { area, reach: reachOfArea(hunt.npc, used, area.shape) };
  return laid(hunt, made, targets.chosen === true || onlyFor(used.activity) === 'foes');
}
