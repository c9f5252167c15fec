// What files of content hold. TypeScript takes it from here; `idea.test.ts` holds the files to their schemas.

declare module '#content/ideas/names.json' {
  const tables: import('#domain/idea/tables.ts').IdeaTables['names'];
  export default tables;
}

declare module '#content/ideas/people.json' {
  const tables: import('#domain/idea/tables.ts').IdeaTables['people'];
  export default tables;
}

declare module '#content/ideas/taverns.json' {
  const tables: import('#domain/idea/tables.ts').IdeaTables['taverns'];
  export default tables;
}

declare module '#content/ideas/shops.json' {
  const tables: import('#domain/idea/tables.ts').IdeaTables['shops'];
  export default tables;
}

declare module '#content/ideas/loot.json' {
  const tables: import('#domain/idea/tables.ts').IdeaTables['loot'];
  export default tables;
}

declare module '#content/ideas/weather.json' {
  const tables: import('#domain/idea/tables.ts').IdeaTables['weather'];
  export default tables;
}

declare module '#content/ideas/rumours.json' {
  const tables: import('#domain/idea/tables.ts').RumourTables;
  export default tables;
}

declare module '#content/ideas/places.json' {
  const tables: import('#domain/idea/tables.ts').PlaceTables;
  export default tables;
}
