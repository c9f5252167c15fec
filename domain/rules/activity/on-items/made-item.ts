import { z } from 'zod';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { ContentId, ItemQuantity } from '#domain/limits/game-values.ts';
import { itemTypes } from '#domain/rules/activity/on-items/item-types.ts';

/** Things that come into the inventory of whoever uses something. */
export const MadeItem = z.object({
  /** What the catalogue knows them as, such as `magic:goodberry`; left out for what it does not know. */
  catalogId: ContentId.optional(),
  name: z.string().min(1).max(gameLimits.nameLength),
  type: z.enum(itemTypes),
  /** Pounds for one. */
  weight: z.number().min(0).max(gameLimits.itemWeight),
  quantity: ItemQuantity,
  /** With which long rest of whoever carries them they are gone. */
  rests: z.int().min(1).max(gameLimits.madeItemRests),
});
export type MadeItem = z.infer<typeof MadeItem>;
