// Apart from `tables.ts`, so that pages do not carry the parser of schemas.

/** What a shop sells: `ranged` are bows and the like, `remedy` what heals or harms from a jar. */
export const wares = ['gear', 'weapon', 'ranged', 'ammunition', 'armor', 'remedy', 'potion', 'magic'] as const;
export type Ware = (typeof wares)[number];

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** What a settlement lies by, which is heard in its name. */
export const settlementKinds = ['port', 'river', 'hill', 'wood', 'plain'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** What else of a land has a name. */
export const featureKinds = [
  'region',
  'sea',
  'lake',
  'river',
  'isle',
  'mountains',
  'hills',
  'forest',
  'marsh',
  'tower',
  'ruin',
  'stones',
  'cave',
] as const;
export type FeatureKind = (typeof featureKinds)[number];
