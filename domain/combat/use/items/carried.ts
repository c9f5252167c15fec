import { z } from 'zod';
import { Item } from '#domain/character/character.ts';

/**
 * A magic item that somebody carries: as it is now, and its place on their sheet. One that is used up is kept as gone, for it comes back
 * where the use of it is undone.
 */
export const CarriedItem = z.object({ item: Item, at: z.int().min(0), gone: z.boolean() });
export type CarriedItem = z.infer<typeof CarriedItem>;
