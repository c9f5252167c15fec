/** What can be made from a seed. */
export const makeKinds = ['dungeon', 'cave', 'town', 'wilds', 'region'] as const;
export type MakeKind = (typeof makeKinds)[number];

/** How much there is of what a map is made of: rooms, caves, houses, woods, settlements. */
export const densities = ['sparse', 'usual', 'dense'] as const;
export type Density = (typeof densities)[number];

/** What a map that is made has to be like. */
export interface Choices {
  kind: MakeKind;
  columns: number;
  rows: number;
  density: Density;
  /** Of a region: the style of its names; any where none is told. */
  nameStyle?: string;
}
