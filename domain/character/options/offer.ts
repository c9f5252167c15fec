/** So many out of a list. */
export interface Offer<Id extends string = string> {
  choose: number;
  from: readonly Id[];
}

/** The picks that fit what is offered now, in the order of choosing and not more than may be; what does not fit is only set aside. */
export function fittingPicks<Id extends string>(picks: readonly string[], { choose, from }: Offer<Id>): Id[] {
  return picks.flatMap((pick) => from.find((each) => each === pick) ?? []).slice(0, choose);
}
