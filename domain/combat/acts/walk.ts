import { findLiving } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { useMovement } from '#domain/combat/place/use-movement.ts';
import { moveAway } from './move-away.ts';

/** Somebody goes over a battle map: it costs what is left of their movement, and those whose reach they leave may answer. Refuses the dead. */
export function walk(draft: Draft, { actorId, feet, leaves }: CombatStepNamed<'move'>): void {
  findLiving(draft, actorId);
  if (leaves.length > 0) moveAway(draft, actorId, leaves);
  useMovement(draft, actorId, { feet });
}
