import { CombatRefusal, noteThisTurn } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatRefused, CombatResult } from '#domain/combat/refusals.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { hasAction, magicTaken, refuseMagic } from '#domain/combat/turn-budget.ts';
import { takeTime } from '#domain/combat/use/pay.ts';
import { yes } from '#domain/result.ts';
import type { ActTime } from './act-time.ts';

/** Whose turn it is instead, as far as players may know. */
function refuseOutOfTurn({ combatants, active }: Combat, { name }: Combatant): CombatRefused {
  const other = combatants.find(({ id, hidden }) => id === active && !hidden);
  return other ? refuseCombat('turnOfAnother', { name, other: other.name }) : refuseCombat('notYourTurn', {});
}

/** Why a hero has no time now for what they would do; null where they have. */
function refuseTime(combat: Combat, hero: Combatant, { takes, isMagic, takesSlot }: ActTime): CombatRefused | null {
  const { name } = hero;
  if (isIncapacitated(hero)) return refuseCombat('cannotAct', { name });
  if (takes === 'reaction') return null;
  if (combat.active !== hero.id) return refuseOutOfTurn(combat, hero);
  if (takes === 'action' && !hasAction(combat, hero)) return refuseCombat('hasActed', { name });
  if (takesSlot && combat.slotUsed) return refuseCombat('oneSlotEachTurn', { name });
  return isMagic ? refuseMagic(combat, hero) : null;
}

const noDice = (): number => {
  throw new Error('time rolls no dice');
};

/**
 * The fight once a hero has done something on their sheet, with what that takes of their turn spent. Refuses what they have no time
 * for, by the rules of the fight. The same fight where it does not run, and where they do not stand in it.
 */
export function spendActTime(combat: Combat, characterId: string, time: ActTime): CombatResult<Combat> {
  const hero = heroOf(combat, characterId);
  if (!hero || combat.phase !== 'running') return yes(combat);
  const refused = refuseTime(combat, hero, time);
  if (refused) return { ok: false, refused };
  const draft: Draft = { combat, dice: noDice, events: [] };
  try {
    takeTime(draft, hero.id, time);
  } catch (error) {
    if (error instanceof CombatRefusal) return { ok: false, refused: error.refused };
    throw error;
  }
  if (time.isMagic) noteThisTurn(draft, hero.id, magicTaken);
  if (time.takesSlot && combat.active === hero.id) draft.combat = { ...draft.combat, slotUsed: true };
  return yes(draft.combat);
}
