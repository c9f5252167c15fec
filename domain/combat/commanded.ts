import type { Combat, Combatant } from '#domain/combat/state.ts';

/** Those in a fight whom somebody has called, and who do what they say. */
export function commandedBy({ combatants }: Pick<Combat, 'combatants'>, id: string): Combatant[] {
  return combatants.filter(({ summoned }) => summoned?.by === id);
}

/** The hero who commands somebody in a fight; undefined where nobody's hero does. */
export function commanderOf({ combatants }: Pick<Combat, 'combatants'>, { summoned }: Combatant): Combatant | undefined {
  return combatants.find(({ id, kind }) => kind === 'hero' && id === summoned?.by);
}

/** Whether the Dungeon Master leads somebody: a creature that no hero has called. */
export function isLedByDm(combat: Pick<Combat, 'combatants'>, one: Combatant): boolean {
  return one.kind === 'npc' && commanderOf(combat, one) === undefined;
}

/** For whom the words of a hero's player are: for a creature that the hero has called on its turn, unless the hero is asked something. */
export function spokenFor(combat: Pick<Combat, 'combatants' | 'active' | 'reaction'>, hero: Combatant): Combatant {
  if (combat.reaction?.reactorId === hero.id) return hero;
  return commandedBy(combat, hero.id).find(({ id, dead }) => id === combat.active && !dead) ?? hero;
}
