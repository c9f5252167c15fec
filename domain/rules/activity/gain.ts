import type { Gain } from './activity.ts';
import { reckonFormula } from './reckon.ts';
import type { FormulaValues } from './reckon.ts';

interface Counted {
  left: number;
  total: number;
}

/** Uses once some of them are given back, no more than there are in all; null where none of that name is spent. */
export function gainOfUses<Uses extends Counted & { id: string }>(
  uses: readonly Uses[],
  { id, amount, upTo }: Extract<Gain, { kind: 'use' }>,
  values: FormulaValues,
): Uses[] | null {
  const use = uses.find((each) => each.id === id);
  if (!use) return null;
  const more = amount === 'all' ? use.total : Math.max(0, Math.floor(Number(reckonFormula(amount, values)) || 0));
  const left = Math.min(use.total, use.left + more, upTo ?? use.total);
  return left <= use.left ? null : uses.map((each) => (each === use ? { ...each, left } : each));
}

/** Slots once one of a level is given back, never one of a pact; null where none of that level is spent. */
function gainOfSlot<Each extends Slots>(slots: readonly Each[], level: number): Each[] | null {
  const slot = slots.find((each) => each.level === level && each.pact !== true && each.left < (each.total ?? 0));
  return slot ? slots.map((each) => (each === slot ? { ...each, left: each.left + 1 } : each)) : null;
}

/**
 * Slots once one of a level is made, which is there besides those that are not spent until a long rest (SRD 5.2.1, Font of Magic); null
 * where there is none of that level to begin with.
 */
export function withSlotMade<Each extends Slots>(slots: readonly Each[], level: number): Each[] | null {
  const slot = slots.find((each) => each.level === level && each.pact !== true);
  return slot ? slots.map((each) => (each === slot ? { ...each, left: each.left + 1 } : each)) : null;
}

/** Slots once those of a pact are given back, half of them or all; null where none of them is spent. */
export function gainOfPact<Each extends Slots>(slots: readonly Each[], { amount }: Extract<Gain, { kind: 'pactSlots' }>): Each[] | null {
  const isSpent = ({ pact, left, total = 0 }: Slots) => pact === true && left < total;
  if (!slots.some(isSpent)) return null;
  const more = (total: number) => (amount === 'all' ? total : Math.ceil(total / 2));
  return slots.map((each) => {
    const { left, total = 0 } = each;
    return isSpent(each) ? { ...each, left: Math.min(total, left + more(total)) } : each;
  });
}

interface Slots {
  level: number;
  left: number;
  total?: number | undefined;
  pact?: boolean | undefined;
}

/** Levels of slots that are spent and can come back, each as often as it is, the highest first. */
function spentLevels(slots: readonly Slots[], most: number): number[] {
  return slots
    .flatMap(({ level, left, total = 0, pact }) =>
      pact === true || level > most ? [] : Array.from({ length: Math.max(0, total - left) }, () => level),
    )
    .toSorted((one, other) => other - one);
}

/** Every way to take levels from a list, the highest first, so that no other fits any more. */
function fillings(levels: readonly number[], budget: number): number[][] {
  const fitting = levels.filter((level) => level <= budget);
  if (fitting.length === 0) return [[]];
  return [...new Set(fitting)].flatMap((level) => {
    const place = fitting.indexOf(level);
    return fillings(fitting.slice(place + 1), budget - level).map((more) => [level, ...more]);
  });
}

/** Which slots can come back together, as levels that add up to so many at most, the highest first. */
export function slotGains(slots: readonly Slots[], budget: number, most: number): number[][] {
  const spent = spentLevels(slots, most);
  return fillings(spent, budget).filter((levels) => levels.length > 0 && isFull(levels, spent, budget));
}

/** Whether no other of those that are spent would still fit. */
function isFull(levels: readonly number[], spent: readonly number[], budget: number): boolean {
  const room = budget - levels.reduce((sum, level) => sum + level, 0);
  return [...new Set(spent)].every(
    (level) => level > room || levels.filter((each) => each === level).length === spent.filter((each) => each === level).length,
  );
}

/** Slots that are to come back, as they are chosen and told: "3 + 1". */
export const slotsText = (levels: readonly number[]): string => levels.join(' + ');

/** Slots once several are given back: those that are chosen, else the first way there is. Null where nothing of it is spent, or the choice does not fit. */
export function gainOfSlots<Each extends Slots>(
  slots: readonly Each[],
  { most }: Extract<Gain, { kind: 'slots' }>,
  budget: number,
  choice: string | null,
): { slots: Each[]; levels: number[] } | null {
  const levels = choice === null ? (slotGains(slots, budget, most)[0] ?? []) : choice.split(' + ').map(Number);
  const isFew = levels.reduce((sum, level) => sum + level, 0) <= budget && levels.every((level) => level >= 1 && level <= most);
  if (levels.length === 0 || !isFew) return null;
  let after: Each[] | null = [...slots];
  for (const level of levels) after = after && gainOfSlot(after, level);
  return after && { slots: after, levels };
}

/** How many levels of slots come back in all. */
export const slotBudget = ({ levels }: Extract<Gain, { kind: 'slots' }>, values: FormulaValues): number =>
  Math.max(0, Math.floor(Number(reckonFormula(levels, values)) || 0));
