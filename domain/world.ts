import { z } from 'zod';
import { Lore } from './lore.ts';

/** A world as lists show it. */
export const WorldCard = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  ownerId: z.string().nullable(),
  isOwner: z.boolean(),
  isTemplate: z.boolean(),
  aiGenerated: z.boolean(),
  mapUrl: z.string().nullable(),
  /** How many lore entries it holds. */
  entryCount: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type WorldCard = z.infer<typeof WorldCard>;

/** A world with its lore. */
export const World = WorldCard.extend({ lore: Lore });
export type World = z.infer<typeof World>;
