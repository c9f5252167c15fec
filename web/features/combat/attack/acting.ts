import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { usedThisTurnBy } from '#domain/combat/turn-budget.ts';
import type { CombatView } from '#domain/combat/view.ts';

type Turn = Pick<OwnHero, 'attacksMade' | 'attackedWith' | 'usedThisTurn' | 'bonusActionUsed'>;
type Known = 'id' | 'attacks' | 'effects' | 'spent' | 'attacksPerTurn' | 'ammunition' | 'shots';

/** Whoever is about to act, with what they can do. */
export type Acting = Pick<OwnHero, Known> & Turn & { name: string };

/** A turn in which nothing was done. */
export const freshTurn: Turn = { attacksMade: 0, attackedWith: [], usedThisTurn: [], bonusActionUsed: false };

/** What was done in the turn that goes on, as the Dungeon Master sees it. */
export function turnOf(view: CombatView, id: string): Turn {
  if (view.audience !== 'dm') return freshTurn;
  const { attacksMade, attackedWith, bonusActionUsed } = view;
  return { attacksMade, attackedWith, bonusActionUsed, usedThisTurn: usedThisTurnBy(view, id) };
}
