import type { Aim, Aiming } from '#domain/combat/npc/ground.ts';
import type { FightArea } from '#domain/combat/place/area.ts';
import { laidArea, placings } from './place-area.ts';
import type { Battlefield, Placed } from './stands.ts';

/** Of so many foes places are looked at that would catch them. */
const foesTried = 8;

/**
 * Where somebody puts an area so that it catches the most foes and the fewest friends, and rather the one whom they are after; null where
 * no place catches more foes than friends.
 */
export function aimed(field: Battlefield, one: Placed, area: FightArea, { foes, friends, mark }: Aiming): Aim | null {
  const there = field.placed.filter(({ id }) => foes.includes(id));
  const first = there.toSorted((a, b) => Number(b.id === mark) - Number(a.id === mark)).slice(0, foesTried);
  const worthOf = (id: string) => (foes.includes(id) ? (id === mark ? 1.5 : 1) : friends.includes(id) && id !== one.id ? -1 : 0);
  let best: (Aim & { worth: number }) | null = null;
  for (const placing of first.flatMap((foe) => placings(field, one, area, foe))) {
    const caught = laidArea(field, one, area, placing)?.caught.map(({ id }) => id) ?? [];
    const worth = caught.reduce((sum, id) => sum + worthOf(id), 0);
    const targetIds = caught.filter((id) => foes.includes(id));
    const spoiled = caught.filter((id) => friends.includes(id) && id !== one.id).length;
    if (targetIds.length > spoiled && (best === null || worth > best.worth)) best = { worth, placing, targetIds, spoiled };
  }
  return best && { placing: best.placing, targetIds: best.targetIds, spoiled: best.spoiled };
}
