import { z } from 'zod';
import { sizes } from '#domain/rules/weapon-terms.ts';

/** What is written down of things that can be broken in `content/srd/equipment/objects.json` (SRD 5.2.1, Breaking Objects). */
export const ObjectFacts = z.object({
  substances: z.array(z.object({ id: z.string().min(1), name: z.string().min(1), armorClass: z.int().min(1) })),
  /** Hit points by size, of what breaks easily and of what does not. */
  sizes: z.array(z.object({ size: z.enum(sizes), such: z.string().min(1), fragile: z.int().min(1), resilient: z.int().min(1) })),
});
export type ObjectFacts = z.infer<typeof ObjectFacts>;
