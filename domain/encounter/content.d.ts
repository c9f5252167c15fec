// What files of content hold. `habitats.ts` reads them through its schemas.

declare module '#content/encounters/*.json' {
  const rows: unknown;
  export default rows;
}
