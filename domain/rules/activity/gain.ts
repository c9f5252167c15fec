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
export function gainOfSlot<Slots extends { level: number; left: number; total?: number | undefined; pact?: boolean | undefined }>(
  slots: readonly Slots[],
  level: number,
): Slots[] | null {
  const slot = slots.find((each) => each.level === level && each.pact !== true && each.left < (each.total ?? 0));
  return slot ? slots.map((each) => (each === slot ? { ...each, left: each.left + 1 } : each)) : null;
}
