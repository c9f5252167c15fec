// Apart from `tables.ts`, so that pages do not carry the parser of schemas.

/** What a shop sells: `ranged` are bows and the like, `remedy` what heals or harms from a jar. */
export const wares = ['gear', 'weapon', 'ranged', 'ammunition', 'armor', 'remedy', 'potion', 'magic'] as const;
export type Ware = (typeof wares)[number];

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];
