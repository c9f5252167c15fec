/** The mastery properties of weapons (SRD 5.2.1). */
export const masteryNames = ['cleave', 'graze', 'nick', 'push', 'sap', 'slow', 'topple', 'vex'] as const;
export type MasteryName = (typeof masteryNames)[number];

/** The properties of weapons (SRD 5.2.1). */
export const weaponProperties = [
  'ammunition',
  'finesse',
  'heavy',
  'light',
  'loading',
  'reach',
  'thrown',
  'two-handed',
  'versatile',
] as const;
export type WeaponProperty = (typeof weaponProperties)[number];

/** The sizes of creatures, the smallest first. */
export const sizes = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'] as const;
