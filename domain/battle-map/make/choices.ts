/** What can be made from a seed. */
export const makeKinds = ['dungeon', 'cave', 'town', 'wilds'] as const;
export type MakeKind = (typeof makeKinds)[number];

/** How much there is of what a map is made of: rooms, caves, houses, woods. */
export const densities = ['sparse', 'usual', 'dense'] as const;
export type Density = (typeof densities)[number];

/** What a map that is made has to be like. */
export interface Choices {
  kind: MakeKind;
  columns: number;
  rows: number;
  density: Density;
}
