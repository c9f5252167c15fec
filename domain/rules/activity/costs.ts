import type { Activity } from './activity.ts';
import type { Consumption } from './activation.ts';
import { reckonFormula } from './reckon.ts';
import type { FormulaValues } from './reckon.ts';

/** How many uses something takes at once: one where its content says no more. */
export function usesTaken({ amount = '1' }: Extract<Consumption, { kind: 'use' }>, values: FormulaValues): number {
  const reckoned = Number(reckonFormula(amount, values));
  return Number.isInteger(reckoned) ? Math.max(1, reckoned) : 1;
}

/** The use in which it is counted how often something was used between rests: one of its own, else the one of its feature. */
export function restUseOf<Uses extends { id: string }>(
  uses: readonly Uses[],
  feature: string,
  { id }: Pick<Activity, 'id'>,
): Uses | undefined {
  return uses.find((use) => id !== undefined && use.id === `${feature}-${id.toLowerCase()}`) ?? uses.find((use) => use.id === feature);
}

/** Whether any amount of a pool can go into it at once: healing that says how much one point gives. */
export function isPool({ kind, consumes = [] }: Activity): boolean {
  return kind === 'heal' && consumes.some((each) => each.kind === 'use' && each.amount === '1');
}

/** Whether something gives uses back for a slot, and takes no use itself: Font of Magic makes points of a slot. */
export function isPaidBySlot({ consumes = [], gives = [] }: Pick<Activity, 'consumes' | 'gives'>): boolean {
  const takes = (...kinds: readonly Consumption['kind'][]) => consumes.some(({ kind }) => kinds.includes(kind));
  return takes('slot') && !takes('use', 'perRest') && gives.some(({ kind }) => kind === 'use');
}

/** Whether what something takes is counted and runs out: slots, uses, charges, things. What comes back by itself in a fight does not, nor what is shot. */
export const runsOut = ({ consumes = [] }: Pick<Activity, 'consumes'>): boolean =>
  consumes.some(({ kind }) => kind !== 'oncePerTurn' && kind !== 'recharge' && kind !== 'ammunition');
