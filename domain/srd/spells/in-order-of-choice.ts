/**
 * Spells in the order in which one chooses among them: of the highest level first, for those are new; cantrips before them where some are
 * still to be chosen, and else at the end. Within a level the order stays.
 */
export function inOrderOfChoice<Each extends { level: number }>(spells: readonly Each[], cantripsFirst = false): Each[] {
  const placeOf = ({ level }: Each) => (level === 0 && cantripsFirst ? -10 : -level);
  return spells.toSorted((one, other) => placeOf(one) - placeOf(other));
}
