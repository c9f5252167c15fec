import type { Character } from '#domain/character/character.ts';

/** The id of a day's Rations in the catalogue. */
export const rationsId = 'rations';

/** For how many days the Rations last that somebody carries. */
export const daysOfRations = ({ inventory }: Pick<Character, 'inventory'>): number =>
  inventory.reduce((sum, { catalogId, quantity }) => sum + (catalogId === rationsId ? quantity : 0), 0);
