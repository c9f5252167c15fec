// What files of content hold. TypeScript takes it from here; `stamps.test.ts` holds the files to their schema.

declare module '#content/stamps/furniture.json' {
  const drawings: import('#domain/battle-map/stamps/drawings.ts').Drawing[];
  export default drawings;
}

declare module '#content/stamps/nature.json' {
  const drawings: import('#domain/battle-map/stamps/drawings.ts').Drawing[];
  export default drawings;
}

declare module '#content/stamps/dungeon.json' {
  const drawings: import('#domain/battle-map/stamps/drawings.ts').Drawing[];
  export default drawings;
}

declare module '#content/stamps/town.json' {
  const drawings: import('#domain/battle-map/stamps/drawings.ts').Drawing[];
  export default drawings;
}

declare module '#content/stamps/region.json' {
  const drawings: import('#domain/battle-map/stamps/drawings.ts').Drawing[];
  export default drawings;
}
