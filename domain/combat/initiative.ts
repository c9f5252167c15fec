import { conditionsOf, exhaustionPenaltyOf, weigh } from './effects/condition.ts';
import { d20Of } from './effects/always.ts';
import { ownModes } from './effects/effect-modifiers.ts';
import type { Combatant } from './state.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** Rolls when somebody acts. Surprise and incapacity hinder, being invisible helps (SRD 5.2). */
export function rollInitiative(dice: Dice, combatant: Combatant, surprised: boolean): Roll {
  const conditions = conditionsOf(combatant);
  const { helps, hinders } = ownModes(combatant, 'initiative');
  return rollD20(d20Of(dice, combatant), {
    modifier: combatant.initiativeBonus - exhaustionPenaltyOf(combatant),
    advantage: weigh(helps || conditions.includes('invisible'), hinders || surprised || conditions.includes('incapacitated')),
    label: `${combatant.name}: initiative`,
    against: null,
  });
}

/** Whether one acts before another who joined earlier: by initiative, then by dexterity; equals keep the order of joining. */
function precedes(one: Combatant, other: Combatant): boolean {
  const [mine, theirs] = [one.initiative ?? 0, other.initiative ?? 0];
  return mine === theirs ? one.dexterity > other.dexterity : mine > theirs;
}

/** Puts newcomers, in the order they joined, among those who stand in the order in which they act. */
export function inOrder(ordered: readonly Combatant[], newcomers: readonly Combatant[]): Combatant[] {
  return newcomers.reduce<Combatant[]>(
    (order, one) => {
      const place = order.findIndex((other) => precedes(one, other));
      return place === -1 ? [...order, one] : order.toSpliced(place, 0, one);
    },
    [...ordered],
  );
}
