// What files of content hold. TypeScript takes it from here; `check-srd.ts` holds the files to it at every start.

declare module '#content/srd/spells/*.json' {
  const rows: readonly import('#domain/srd/spells/spell.ts').SpellFacts[];
  export default rows;
}

declare module '#content/srd/spell-details/*.json' {
  const rows: readonly import('#domain/srd/spells/spell-details.ts').SpellDetails[];
  export default rows;
}

declare module '#content/srd/features/*.json' {
  const rows: readonly import('#domain/srd/features/feature-details.ts').FeatureDetails[];
  export default rows;
}

declare module '#content/srd/monsters/*.json' {
  const rows: unknown;
  export default rows;
}

declare module '#content/srd/spirits/*.json' {
  const rows: unknown;
  export default rows;
}

declare module '#content/srd/monster-details/*.json' {
  const rows: readonly import('#domain/srd/monsters/monster-details.ts').MonsterDetails[];
  export default rows;
}

declare module '#content/srd/equipment/armor.json' {
  const rows: readonly import('#domain/srd/equipment/armor.ts').ArmorFacts[];
  export default rows;
}

declare module '#content/srd/equipment/gear.json' {
  const rows: readonly import('#domain/srd/equipment/gear.ts').GearFacts[];
  export default rows;
}

declare module '#content/srd/equipment/weapons.json' {
  const rows: readonly import('#domain/srd/equipment/weapons.ts').WeaponFacts[];
  export default rows;
}

declare module '#content/srd/equipment/objects.json' {
  const facts: import('#domain/srd/equipment/object-facts.ts').ObjectFacts;
  export default facts;
}

declare module '#content/srd/magic-items/*.json' {
  const rows: readonly import('#domain/srd/items/magic-item.ts').MagicItem[];
  export default rows;
}

declare module '#content/srd/used-gear/*.json' {
  const rows: readonly import('#domain/srd/items/magic-item.ts').MagicItem[];
  export default rows;
}

declare module '#content/srd/made-items/*.json' {
  const rows: readonly import('#domain/srd/items/magic-item.ts').MagicItem[];
  export default rows;
}
