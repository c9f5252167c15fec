/** What is chosen after a press: what was chosen is let go; where only one can be, another takes its place; a full choice stays. */
export function pickedAfter<Id extends string>(chosen: readonly Id[], id: Id, most: number): Id[] {
  if (chosen.includes(id)) return most === 1 ? [...chosen] : chosen.filter((each) => each !== id);
  if (most === 1) return [id];
  return chosen.length >= most ? [...chosen] : [...chosen, id];
}

/** All picks after the fitting ones were changed: what had been set aside stays kept behind them. */
export function picksAfter<Id extends string>(picks: readonly string[], fitting: readonly Id[], from: readonly Id[]): string[] {
  return [...fitting, ...picks.filter((pick) => !from.some((each) => each === pick))];
}
