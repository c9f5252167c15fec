import type { LoreCategory } from '#domain/world/lore/lore.ts';

interface CategoryLook {
  /** Told apart by shape as well as by colour; drawn within a circle of radius 10 around 0,0. */
  path: string;
  colour: string;
}

/** The shape and colour of each category, wherever its entries are drawn small. */
export const categoryLooks: Record<LoreCategory, CategoryLook> = {
  geography: { path: 'M-10 8 -2-8 2-1 5-5 10 8Z', colour: 'var(--player-2)' },
  races: { path: 'M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9Z', colour: 'var(--player-1)' },
  classes: { path: 'M-8-8H8V8H-8Z', colour: 'var(--player-6)' },
  factions: { path: 'M-8-9H8V1C8 6 4 8 0 10-4 8-8 6-8 1Z', colour: 'var(--player-3)' },
  monsters: { path: 'M-9-8-4-4 0-9 4-4 9-8 8 4 0 10-8 4Z', colour: 'var(--player-7)' },
  items: { path: 'M0-10 9 0 0 10-9 0Z', colour: 'var(--player-4)' },
  spells: { path: 'M0-10 2.6-3.2 9.8-3.1 4.1 1.3 6.2 8.2 0 4.2-6.2 8.2-4.1 1.3-9.8-3.1-2.6-3.2Z', colour: 'var(--player-5)' },
  quests: { path: 'M-7-9H2L9 0 2 9H-7L-1 0Z', colour: 'var(--player-8)' },
};
