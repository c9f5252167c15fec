import { findLiving } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import type { Crossing } from '#domain/combat/place/crossing.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { useMovement } from '#domain/combat/place/use-movement.ts';
import { crossArea } from '#domain/combat/use/areas/cross.ts';
import { moveAway } from './move-away.ts';
import { cannotMove } from './refuse-act.ts';

/** Whether somebody cannot go on with a walk: they are gone, dead, or held by something. */
function isStopped({ combatants }: Combat, id: string): boolean {
  const one = combatants.find((each) => each.id === id);
  return !one || one.dead || isIncapacitated(one) || cannotMove(one);
}

/** Crosses areas one after the other; false where whoever walks is stopped by one. */
function crossAll(draft: Draft, moverId: string, crossings: readonly Crossing[]): boolean {
  for (const crossing of crossings) {
    crossArea(draft, crossing);
    if (isStopped(draft.combat, moverId)) return stopAt(draft, crossing.at);
  }
  return true;
}

/** Keeps where a walk was stopped, for its token. */
function stopAt(draft: Draft, stoppedAt: number): false {
  draft.combat = { ...draft.combat, movement: { ...draft.combat.movement, stoppedAt } };
  return false;
}

/**
 * Somebody goes over a battle map: it costs what is left of their movement, those whose reach they leave may answer, and areas that stay
 * befall those who enter them on the way. What stops them ends the walk there. Refuses the dead.
 */
export function walk(draft: Draft, { actorId, feet, leaves, halt, crossings }: CombatStepNamed<'move'>): void {
  findLiving(draft, actorId);
  const { stoppedAt: _, ...movement } = draft.combat.movement;
  draft.combat = { ...draft.combat, movement };
  const isFree = !isStopped(draft.combat, actorId);
  useMovement(draft, actorId, { feet });
  const [before, after] = [crossings.filter(({ at }) => at <= halt), crossings.filter(({ at }) => at > halt)];
  if (!crossAll(draft, actorId, before) && isFree) return;
  if (leaves.length > 0) {
    moveAway(draft, actorId, leaves);
    if (isFree && isStopped(draft.combat, actorId)) {
      stopAt(draft, halt);
      return;
    }
  }
  crossAll(draft, actorId, after);
}

/** How many cells of its way a walk has gone: none beyond where it waits for an answer, nor where something stopped it. */
export function cellsWalked(
  { way, halt, leaves, crossings }: CombatStepNamed<'move'>,
  { movement }: Pick<Combat, 'movement'>,
  waits: boolean,
): number {
  if (!waits) return movement.stoppedAt ?? way.length;
  const first = crossings.find(({ inside }) => inside)?.at ?? way.length;
  return Math.min(first, leaves.length > 0 ? halt : way.length);
}
