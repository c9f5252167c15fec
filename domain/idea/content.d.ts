// What files of content hold is read through a schema (`load-tables.ts`).

declare module '#content/ideas/*.json' {
  const tables: unknown;
  export default tables;
}
