import type { Item } from '#domain/character/character.ts';

/** The id of the mundane thing whose numbers an item has: of what it is in the catalogue, and for a magic item what it is made of. */
export const mundaneId = ({ base, catalogId }: Pick<Item, 'base' | 'catalogId'>): string | null => base ?? catalogId;
