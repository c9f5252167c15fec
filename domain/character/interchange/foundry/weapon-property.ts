import type { WeaponProperty } from '#domain/rules/weapon-terms.ts';

/** What Foundry calls the properties of weapons. */
export const weaponProperty: Record<WeaponProperty, string> = {
  ammunition: 'amm',
  finesse: 'fin',
  heavy: 'hvy',
  light: 'lgt',
  loading: 'lod',
  reach: 'rch',
  thrown: 'thr',
  'two-handed': 'two',
  versatile: 'ver',
};
