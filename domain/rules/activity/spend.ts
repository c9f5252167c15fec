/** Slots of a level that are left. */
interface SlotsLeft {
  level: number;
  left: number;
  /** Whether they are of a pact. */
  pact?: boolean | undefined;
}

/** Slots once one of a level is spent, one of a pact first, which comes back sooner; null where none of it is left. */
export function spendSlotOf<Slots extends SlotsLeft>(slots: readonly Slots[], level: number): Slots[] | null {
  const there = slots.filter((each) => each.level === level && each.left > 0);
  const spent = there.find(({ pact }) => pact) ?? there[0];
  return spent ? slots.map((each) => (each === spent ? { ...each, left: each.left - 1 } : each)) : null;
}

/** Something that can be done so often between rests. */
interface UsesLeft {
  id: string;
  left: number;
}

/** Uses once so many of one are spent; null where there is none of that name or not so many are left. */
export function spendUseOf<Uses extends UsesLeft>(uses: readonly Uses[], id: string, amount: number): Uses[] | null {
  const isEnough = Number.isInteger(amount) && amount >= 1 && uses.some((each) => each.id === id && each.left >= amount);
  return isEnough ? uses.map((each) => (each.id === id ? { ...each, left: each.left - amount } : each)) : null;
}
