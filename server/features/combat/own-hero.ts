import { movesOf } from '#domain/combat/permit.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { OwnHero } from '#contract/play/combat-shapes.ts';

/** What a hero can do, and what of it may be done now, for whoever plays it. */
export function ownHeroOf(combat: Combat, hero: Combatant): OwnHero {
  const { id, attacks, effects, spent, attacksPerTurn, concentration } = hero;
  const attacksMade = combat.active === id ? combat.attacksMade : 0;
  return { id, attacks, effects, spent, attacksMade, attacksPerTurn, concentration, moves: movesOf(combat, hero) };
}
