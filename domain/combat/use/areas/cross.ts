import { crossAura } from '#domain/combat/auras/auras.ts';
import { CombatRefusal, find, findLiving } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Crossing } from '#domain/combat/place/crossing.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import { letGo } from './lay-area.ts';
import { strikeIn } from './strike.ts';

const areaOf = ({ combat }: Draft, id: string) => combat.areas.find((area) => area.id === id);

/**
 * Somebody comes into an area that stays, moves in it or leaves it: what it does to those who enter befalls them at that moment, and what it
 * did to those who stand in it ends with leaving. Nothing comes of an area that is over.
 */
export function crossArea(draft: Draft, { areaId, targetId, inside, comes, cells }: Crossing): void {
  const area = areaOf(draft, areaId);
  if (!area || find(draft, targetId).dead) return;
  const wasInside = area.inside.includes(targetId);
  if (wasInside !== inside) {
    const now = { ...area, inside: inside ? [...area.inside, targetId] : area.inside.filter((id) => id !== targetId) };
    draft.combat = { ...draft.combat, areas: draft.combat.areas.map((each) => (each.id === areaId ? now : each)) };
    if (inside) strikeIn(draft, now, targetId, comes ? 'comesOver' : 'enters');
    else letGo(draft, area, targetId);
  }
  if (inside && cells > 0) strikeIn(draft, area, targetId, 'moves', cells);
}

/** Some come into areas or leave them, because it is said or because the battle map shows it. Refuses areas that are over, the dead, and what is so already. */
export function cross(draft: Draft, all: readonly Crossing[]): void {
  const crossings = all.filter((each) => !crossAura(draft, each));
  for (const { areaId, targetId, inside, cells } of crossings) {
    const area = areaOf(draft, areaId);
    if (!area) throw new CombatRefusal(refuseCombat('areaIsOver', {}));
    const { name } = findLiving(draft, targetId);
    const isSo = area.inside.includes(targetId) === inside && !(inside && cells > 0 && area.used.activity.due?.includes('moves') === true);
    if (isSo) throw new CombatRefusal(refuseCombat(inside ? 'isInArea' : 'isNotInArea', { name, area: area.used.name }));
  }
  for (const crossing of crossings) crossArea(draft, crossing);
}
