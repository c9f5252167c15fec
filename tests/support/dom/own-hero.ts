import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { refusedActs } from '#domain/combat/acts/refuse-act.ts';
import { one } from '#domain/combat/combat.fixture.ts';
import { movesOf } from '#domain/combat/permit.ts';
import type { Combat } from '#domain/combat/state.ts';

/** Kara as her player is shown her in a fight, who has not done anything this turn. */
export function karaOf(combat: Combat, changes: Partial<OwnHero> = {}): OwnHero {
  const kara = one(combat, 'kara');
  const { id, attacks, effects, spent, concentration, slotCasting, features, homebrew, ammunition, shots, reactionUsed } = kara;
  return {
    id,
    attacks,
    effects,
    spent,
    concentration,
    slotCasting,
    features,
    homebrew,
    ammunition,
    shots,
    reactionUsed,
    attacksMade: 0,
    attacksPerTurn: 1,
    activeFeatures: [],
    usedThisTurn: [],
    happened: [],
    items: [],
    activeItems: [],
    castingBar: null,
    activeEffects: [],
    bonusActionUsed: false,
    slotUsed: false,
    attackedWith: [],
    reaction: null,
    refusedActs: refusedActs(combat, kara),
    isReadied: false,
    moves: movesOf(combat, kara),
    ...changes,
  };
}
