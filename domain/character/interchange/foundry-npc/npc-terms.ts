import type { HomebrewMonster } from '#domain/homebrew/entry.ts';

/** What Foundry calls the sizes of creatures. */
export const foundrySizes: Record<HomebrewMonster['facts']['size'], string> = {
  Tiny: 'tiny',
  Small: 'sm',
  Medium: 'med',
  Large: 'lg',
  Huge: 'huge',
  Gargantuan: 'grg',
};
