import { find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { hasTrait } from '#domain/combat/effects/standing-changes.ts';
import { followsSomebody } from '#domain/combat/initiative.ts';
import { setInitiative } from '#domain/combat/set-initiative.ts';

/** So much lower than the first is the initiative of a second turn (SRD 5.2.1, Thief's Reflexes). */
const lower = 10;

/**
 * Whoever takes two turns in the first round stands further down in the order once the first has ended, where the second comes. True where
 * somebody has gone down so.
 */
export function goDownForSecondTurn(draft: Draft, id: string): boolean {
  const { round, actAgain = [], combatants } = draft.combat;
  const one = find(draft, id);
  const isTwice = round === 1 && hasTrait(one, 'Thief’s Reflexes') && !actAgain.includes(id) && !followsSomebody(combatants, one);
  if (!isTwice || one.initiative === null) return false;
  setInitiative(draft, id, one.initiative - lower);
  draft.combat = { ...draft.combat, actAgain: [...actAgain, id] };
  return true;
}

/** As the first round ends, those who took two turns in it stand again where their initiative is. */
export function comeUpAgain(draft: Draft): void {
  const { actAgain, ...combat } = draft.combat;
  if (actAgain === undefined) return;
  draft.combat = combat;
  for (const { id, initiative } of combat.combatants)
    if (actAgain.includes(id) && initiative !== null) setInitiative(draft, id, initiative + lower);
}
