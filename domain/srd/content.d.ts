// What files of content hold. TypeScript takes it from here; `check-srd.ts` holds the files to it at every start.

declare module '#content/srd/spells/*.json' {
  const rows: readonly import('#domain/srd/spells/spell.ts').SpellFacts[];
  export default rows;
}

declare module '#content/srd/monsters/*.json' {
  const rows: unknown;
  export default rows;
}
