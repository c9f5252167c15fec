import type { DamageType as Known } from '#domain/combat-terms.ts';

/** The kinds of damage to choose from. */
export const damageTypes = [
  'acid',
  'bludgeoning',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'piercing',
  'poison',
  'psychic',
  'radiant',
  'slashing',
  'thunder',
] as const satisfies readonly Known[];
export type DamageType = (typeof damageTypes)[number];
