import type { Combatant } from '#domain/combat/state.ts';
import { powersOf } from '#domain/combat/use/power-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import type { MonsterDetails } from '#domain/srd/monsters/monster-details.ts';
import type { ActivityUse } from './activity-use.ts';

/** How often a power can be used again today, or until a die brings it back; null where nothing counts it. */
function leftOf({ powersUsed }: Pick<Combatant, 'powersUsed'>, { id, activity }: UsedActivity): number | null {
  const used = powersUsed.filter((each) => each.id === id).length;
  for (const cost of activity.consumes ?? []) {
    if (cost.kind === 'recharge') return Math.max(0, 1 - used);
    if (cost.kind === 'perDay' || cost.kind === 'perRest') return Math.max(0, cost.times - used);
  }
  return null;
}

/** What a creature does besides its attacks by its stat block, as things to press. */
export const powerUses = (one: Combatant, details: MonsterDetails): ActivityUse[] => usesOfPowers(one, powersOf(details, one));

/**
 * What of a creature's powers is pressed here: bonus actions and reactions, what teleports it, and what comes with a hit or at another
 * moment of its own, which nothing else offers. What only the table judges is read.
 */
const isPressed = ({ takes, activity }: UsedActivity): boolean =>
  activity.while !== 'active' &&
  (takes === 'bonusAction' ||
    takes === 'reaction' ||
    activity.teleports !== undefined ||
    (takes === 'free' && activity.kind !== 'utility'));

/** What is pressed among some powers, as things to press. */
export function usesOfPowers(one: Pick<Combatant, 'powersUsed'>, powers: readonly UsedActivity[]): ActivityUse[] {
  const all = powers.map((used, place, every) => ({
    used,
    index: every.slice(0, place).filter(({ id }) => id === used.id).length,
  }));
  return all
    .filter(({ used }) => isPressed(used))
    .map(({ used, index }) => ({
      key: `${used.id}.${index}`,
      index,
      used,
      name: used.name,
      isLater: false,
      slots: [],
      castAt: 0,
      free: [],
      left: leftOf(one, used),
      total: null,
      isUsed: false,
      range: null,
    }));
}
