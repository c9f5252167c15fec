import type { DamageAmount } from '#domain/combat/effects/damage-amount.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft, Guard } from '#domain/combat/draft.ts';
import { castingOf } from '#domain/combat/use/caster.ts';
import { rollAmount } from '#domain/combat/use/roll-amounts.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';

/** Everything that a reaction changes. */
export const changesOf = ({ activity }: UsedActivity): Change[] => (activity.effects ?? []).flatMap(({ changes = [] }) => changes);

/** By how much a reaction lessens the damage of the attack: a formula, or a half. */
export function lessOf(draft: Draft, id: string, used: UsedActivity): string | null {
  const found = changesOf(used).find((each) => each.on === 'damageTaken');
  if (found?.on !== 'damageTaken') return null;
  if (found.half === true) return 'half';
  return found.less === undefined ? null : reckonFormula(found.less, castingOf(find(draft, id), used, used.level).values);
}

/** What becomes of damage. */
export type Lessen = Guard['lessen'];

/** Nothing becomes of a hit. */
export const unguarded: Pick<Guard, 'misses' | 'lessen'> = { misses: false, lessen: (rolls) => [...rolls] };

/** How damage is less once somebody has reacted. */
export function lessening(draft: Draft, reactorId: string, used: UsedActivity): Lessen {
  const less = lessOf(draft, reactorId, used);
  if (less === null) return unguarded.lessen;
  if (less === 'half') return (rolls) => halved(rolls);
  return (rolls) => {
    const { amount, roll } = rollAmount(draft, less, `${find(draft, reactorId).name}: ${used.name}`);
    note(draft, 'effect', { actorId: reactorId, name: used.name, rolls: roll.faces.length > 0 ? [roll] : [] });
    return takenAway(rolls, amount);
  };
}

/** Damage halved as a whole, rounded down (SRD 5.2.1, Uncanny Dodge). */
function halved(rolls: readonly DamageAmount[]): DamageAmount[] {
  const total = rolls.reduce((sum, { amount }) => sum + amount, 0);
  return takenAway(rolls, total - Math.floor(total / 2));
}

function takenAway(rolls: readonly DamageAmount[], less: number): DamageAmount[] {
  let left = less;
  return rolls.map((each) => {
    const taken = Math.min(each.amount, left);
    left -= taken;
    return { ...each, amount: each.amount - taken };
  });
}
