/** Slots of a level that are left. */
interface SlotsLeft {
  level: number;
  left: number;
}

/** Slots once one of a level is spent; null where none of it is left. */
export function spendSlotOf<Slots extends SlotsLeft>(slots: readonly Slots[], level: number): Slots[] | null {
  if (!slots.some((each) => each.level === level && each.left > 0)) return null;
  return slots.map((each) => (each.level === level ? { ...each, left: each.left - 1 } : each));
}

/** Something that can be done so often between rests. */
interface UsesLeft {
  id: string;
  left: number;
}

/** Uses once so many of one are spent; null where there is none of that name or not so many are left. */
export function spendUse<Uses extends UsesLeft>(uses: readonly Uses[], id: string, amount: number): Uses[] | null {
  const isEnough = Number.isInteger(amount) && amount >= 1 && uses.some((each) => each.id === id && each.left >= amount);
  return isEnough ? uses.map((each) => (each.id === id ? { ...each, left: each.left - amount } : each)) : null;
}
