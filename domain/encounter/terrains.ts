// Apart from the schemas, so that pages do not carry their parser.

/** Where creatures are met. `otherworld` are other planes. */
export const terrains = [
  'arctic',
  'coast',
  'desert',
  'forest',
  'grassland',
  'hills',
  'mountains',
  'swamp',
  'underground',
  'underwater',
  'town',
  'ruins',
  'otherworld',
] as const;
export type Terrain = (typeof terrains)[number];

/** What a creature is good for in a fight: `solo` holds out alone, `lurker` strikes unseen, `mobile` is fast or flies. */
export const roles = ['solo', 'brute', 'mobile', 'archer', 'lurker', 'caster'] as const;
export type Role = (typeof roles)[number];

/** How foes of a suggestion stand together. */
export const groupings = ['leader', 'pack', 'pair', 'single'] as const;
export type Grouping = (typeof groupings)[number];

/** Budgets of an encounter, the smallest first. */
export const difficulties = ['low', 'moderate', 'high'] as const;
export type AimedDifficulty = (typeof difficulties)[number];
