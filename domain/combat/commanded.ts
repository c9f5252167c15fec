import { offerTo } from './reactions/open-offers.ts';
import { controllerOf } from '#domain/combat/riding.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';

/** Those in a fight whom somebody has called. */
export function calledBy({ combatants }: Pick<Combat, 'combatants'>, id: string): Combatant[] {
  return combatants.filter(({ summoned }) => summoned?.by === id);
}

/** Those in a fight who do what somebody says: whom they have called, and the mount that they control. */
export function commandedBy(combat: Pick<Combat, 'combatants'>, id: string): Combatant[] {
  return combat.combatants.filter((one) => one.summoned?.by === id || controllerOf(combat, one)?.id === id);
}

/** The hero who plays somebody in a fight that is no hero; undefined where nobody's hero does. */
export function playedBy(combat: Pick<Combat, 'combatants'>, one: Combatant): Combatant | undefined {
  return combat.combatants.find((hero) => hero.kind === 'hero' && !hero.dead && commandedBy(combat, hero.id).includes(one));
}

/** The hero who has called somebody in a fight; undefined where nobody's hero does. */
export function commanderOf({ combatants }: Pick<Combat, 'combatants'>, { summoned }: Combatant): Combatant | undefined {
  return combatants.find(({ id, kind }) => kind === 'hero' && id === summoned?.by);
}

/** Whether the Dungeon Master leads somebody: a creature that no hero has called. */
export function isLedByDm(combat: Pick<Combat, 'combatants'>, one: Combatant): boolean {
  return one.kind === 'npc' && commanderOf(combat, one) === undefined;
}

/** For whom the words of a hero's player are: for a creature that does what the hero says on its turn, unless the hero is asked something. */
export function spokenFor(combat: Pick<Combat, 'combatants' | 'active' | 'reaction' | 'alsoAsked'>, hero: Combatant): Combatant {
  if (offerTo(combat, hero.id)) return hero;
  return commandedBy(combat, hero.id).find(({ id, dead }) => id === combat.active && !dead) ?? hero;
}
