import { d20Of } from './standing-changes.ts';
import { afterFailure } from '#domain/combat/after-failure.ts';
import { addedToSave, labelWith, saveModes } from './effect-modifiers.ts';
import { exhaustionPenaltyOf, failsSave, saveAdvantage } from './condition.ts';
import { change, find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { coverBonus } from '#domain/rules/combat-terms.ts';
import type { Ability, ConditionName, Cover } from '#domain/rules/combat-terms.ts';
import { resistancesLeft } from '#domain/combat/uses.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';

interface Save {
  targetId: string;
  ability: Ability;
  dc: number;
  /** Helps saves of dexterity. */
  cover: Cover;
  /** What is saved against. */
  cause: string;
  /** What whoever forces it makes of it. */
  mode?: 'disadvantage' | undefined;
  /** What a failure brings. */
  conditions?: readonly ConditionName[];
}

/** Makes a failed save after all where there is legendary resistance left that is not kept. */
function resists(draft: Draft, one: Combatant, cause: string): boolean {
  if (!one.legendaryResistanceEnabled || resistancesLeft(one) === 0) return false;
  change(draft, one.id, { legendaryResistancesUsed: one.legendaryResistancesUsed + 1 });
  note(draft, 'resisted', { targetId: one.id, name: cause });
  return true;
}

/**
 * Throws a saving throw and notes it; true when it is made. Those who cannot move fail strength and dexterity without a throw;
 * legendary resistance makes a failed one after all.
 */
export function rollSave(draft: Draft, { targetId, ability, dc, cover, cause, mode, conditions = [] }: Save): boolean {
  const one = find(draft, targetId);
  if (failsSave(one, ability)) {
    note(draft, 'save', { targetId, name: cause, outcome: 'failed' });
    return resists(draft, one, cause);
  }
  const added = addedToSave(draft.dice, one, ability);
  const modes = saveModes(one, ability, cause === 'concentration');
  const terms = {
    modifier: one.saves[ability] - exhaustionPenaltyOf(one) + (ability === 'dexterity' ? coverBonus[cover] : 0) + added.amount,
    advantage: saveAdvantage(one, ability, { ...modes, hinders: modes.hinders || mode === 'disadvantage' }),
    label: labelWith(`${one.name}: ${ability} save`, added),
    against: dc,
  };
  const first = rollD20(d20Of(draft.dice, one), terms);
  const succeeds = (each: Roll) => each.total >= dc;
  const failed = { to: 'failedSave', id: targetId, name: cause, roll: first, against: dc, conditions, succeeds } as const;
  const roll = afterFailure(draft, failed, (advantage) => rollD20(d20Of(draft.dice, one), { ...terms, advantage }));
  const made = succeeds(roll);
  note(draft, 'save', { targetId, name: cause, outcome: made ? 'saved' : 'failed', rolls: [roll] });
  return made || resists(draft, one, cause);
}
