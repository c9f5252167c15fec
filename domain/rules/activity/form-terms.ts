import { z } from 'zod';
import { sizes } from '#domain/rules/weapon-terms.ts';

/** Which creatures a spell turns somebody into, and what of them counts then. */
export const FormTerms = z.object({
  /** Only creatures of these types; of any type where it is left out. */
  types: z.array(z.string().min(1)).min(1).optional(),
  /** Never creatures of these types. */
  notTypes: z.array(z.string().min(1)).min(1).optional(),
  /** The highest challenge rating: a number, or the level or rating of whoever takes the form. */
  challenge: z.union([z.int().min(0).max(30), z.literal('bearer')]),
  /** The largest size. */
  largest: z.enum(sizes).optional(),
  /** Whether intelligence, wisdom and charisma stay one's own. */
  mind: z.enum(['own', 'form']),
  /** Whether one's own proficiencies stay. */
  trained: z.literal(true).optional(),
  /** Whether it lends temporary hit points, as many as the creature has hit points. */
  lends: z.literal(true).optional(),
});
export type FormTerms = z.infer<typeof FormTerms>;
