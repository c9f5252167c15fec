import { wearinessOf, failsSave, saveAdvantage } from './combat-condition.ts';
import { find, note } from './combat-draft.ts';
import type { Draft } from './combat-draft.ts';
import { coverBonus } from './combat-terms.ts';
import type { Ability, Cover } from './combat-terms.ts';
import { rollD20 } from './dice.ts';

interface Save {
  whom: string;
  ability: Ability;
  dc: number;
  /** Helps saves of dexterity. */
  cover: Cover;
  /** What is saved against. */
  what: string;
}

/** Throws a saving throw and notes it; true when it is made. Those who cannot move fail strength and dexterity without a throw. */
export function rollSave(draft: Draft, { whom, ability, dc, cover, what }: Save): boolean {
  const one = find(draft, whom);
  if (failsSave(one, ability)) {
    note(draft, 'save', { whom, what, outcome: 'failed' });
    return false;
  }
  const thrown = rollD20(draft.dice, {
    modifier: one.saves[ability] - wearinessOf(one) + (ability === 'dexterity' ? coverBonus[cover] : 0),
    advantage: saveAdvantage(one, ability),
    label: `${one.name}: ${ability} save`,
    against: dc,
  });
  const made = thrown.total >= dc;
  note(draft, 'save', { whom, what, outcome: made ? 'saved' : 'failed', throws: [thrown] });
  return made;
}
