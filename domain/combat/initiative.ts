import { conditionReasons, exhaustionPenaltyOf } from './effects/condition.ts';
import { d20Of } from './effects/standing-changes.ts';
import { ownModes } from './effects/effect-modifiers.ts';
import type { Combatant } from './state.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import { d20By } from '#domain/dice/reasons.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** Rolls when somebody acts. Surprise and incapacity hinder, being invisible helps (SRD 5.2). */
export function rollInitiative(dice: Dice, combatant: Combatant, surprised: boolean): Roll {
  const { helps, hinders } = ownModes(combatant, 'initiative');
  const by = (condition: 'invisible' | 'incapacitated') => conditionReasons(combatant, (_rules, name) => name === condition);
  const reasons = {
    helps: [...helps, ...by('invisible')],
    hinders: [...hinders, ...(surprised ? ['surprise'] : []), ...by('incapacitated')],
  };
  return rollD20(d20Of(dice, combatant), {
    modifier: combatant.initiativeBonus - exhaustionPenaltyOf(combatant),
    ...d20By(reasons),
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
      // Nobody comes between somebody and those whom they called.
      const place = order.findIndex((other) => !actsAfter(other) && precedes(one, other));
      return place === -1 ? [...order, one] : order.toSpliced(place, 0, one);
    },
    [...ordered],
  );
}

/** Whether somebody acts right after whoever called them, and rolls no initiative. */
export const actsAfter = ({ summoned }: Combatant): boolean => summoned?.acts === 'after';

/** Puts those who act right after whoever called them into the order, on the same initiative. Whose caller is not there comes last. */
export function inOrderAfter(ordered: readonly Combatant[], newcomers: readonly Combatant[]): Combatant[] {
  return newcomers.reduce<Combatant[]>(
    (order, one) => {
      const caller = order.find(({ id }) => id === one.summoned?.by);
      const place = order.findLastIndex(
        ({ id, summoned }) => id === caller?.id || (summoned?.by === caller?.id && summoned?.acts === 'after'),
      );
      const placed = { ...one, initiative: caller?.initiative ?? 0 };
      return caller ? order.toSpliced(place + 1, 0, placed) : [...order, placed];
    },
    [...ordered],
  );
}
