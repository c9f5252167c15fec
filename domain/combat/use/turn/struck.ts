import { CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';

/** Something that strikes nobody twice in a turn: whose, and which. */
type Striking = Pick<ActiveEffect, 'from' | 'source'>;

const keyOf = ({ from, source }: Striking, targetId: string) => `${from ?? ''} ${source.id} on ${targetId}`;

/** Whether something has struck somebody in this turn. */
export const hasStruck = ({ combat }: Draft, striking: Striking, targetId: string): boolean =>
  combat.usedThisTurn.includes(keyOf(striking, targetId));

/** Notes that something strikes somebody; false where it has struck them in this turn already. */
export function strikeOnce(draft: Draft, striking: Striking, targetId: string): boolean {
  if (hasStruck(draft, striking, targetId)) return false;
  draft.combat = { ...draft.combat, usedThisTurn: [...draft.combat.usedThisTurn, keyOf(striking, targetId)] };
  return true;
}

/** The same for everybody whom something is used on; refuses it where it has struck one of them in this turn. */
export function strikeEachOnce(draft: Draft, striking: Striking & { name: string }, targetIds: readonly string[]): void {
  for (const id of new Set(targetIds)) {
    if (!strikeOnce(draft, striking, id))
      throw new CombatRefusal(refuseCombat('struckThisTurn', { name: find(draft, id).name, spell: striking.name }));
  }
}
