import type { Draft } from '#domain/combat/draft.ts';
import type { TurnMovement } from './turn-movement.ts';

/** Counts what somebody has used of the movement of their turn, or a Dash that adds to it; out of turn nothing is counted. */
export function useMovement(draft: Draft, id: string, used: Partial<TurnMovement>): void {
  const { combat } = draft;
  if (combat.active !== id) return;
  const { feet, halves, dashes } = combat.movement;
  const movement = { feet: feet + (used.feet ?? 0), halves: halves + (used.halves ?? 0), dashes: dashes + (used.dashes ?? 0) };
  draft.combat = { ...combat, movement };
}
