import { z } from 'zod';
import { LoreCategory } from './lore/lore.ts';

/** An entry or a tome of a world that cannot be shown, with what can be told of it. */
export const DamagedPart = z.object({
  kind: z.enum(['entry', 'tome']),
  id: z.string(),
  name: z.string(),
  /** Where an entry stands; null for a tome. */
  category: LoreCategory.nullable(),
  /** An entry that was removed comes back among the removed ones. */
  isRemoved: z.boolean(),
});
export type DamagedPart = z.infer<typeof DamagedPart>;
