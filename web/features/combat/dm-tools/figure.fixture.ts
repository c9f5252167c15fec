import type { Figure } from '#web/features/combat/figure.ts';

/** A hero as a Dungeon Master sees them in the order. */
export const tomas: Figure = {
  id: 'tomas',
  name: 'Tomas',
  kind: 'hero',
  side: 'heroes',
  initiative: 1,
  health: 'unhurt',
  hitPoints: null,
  armorClass: null,
  conditions: [],
  concentration: null,
  effects: [],
  deathSaves: null,
  hidden: false,
  whole: null,
};
