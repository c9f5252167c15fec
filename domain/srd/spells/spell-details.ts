import { z } from 'zod';
import { Activity } from '#domain/rules/activity/activity.ts';

/**
 * What a spell does, as it stands in `content/srd/spell-details/`: in our own words, and as activities that the rules can carry
 * out. Whatever stands in the spell's facts (range, duration, concentration, casting time) is not repeated in an activity.
 */
const spellDetailsSchema = z.object({
  name: z.string().min(1),
  /** The material component, with its price and whether it is used up. */
  material: z.string().min(1).max(200).optional(),
  /** Everything the spell does, with every number; paragraphs are parted by an empty line. */
  text: z.string().min(40).max(4000),
  /** What a higher slot, or for a cantrip a higher level, adds. */
  higher: z.string().min(10).max(800).optional(),
  activities: z.array(Activity).min(1).max(12),
  /** Dice of the text that no activity rolls, because the table decides whether they matter. */
  aside: z.array(z.string()).optional(),
});
export interface SpellDetails extends z.infer<typeof spellDetailsSchema> {}
export interface SpellDetailsInput extends z.input<typeof spellDetailsSchema> {}
export const SpellDetails: z.ZodType<SpellDetails, SpellDetailsInput> = spellDetailsSchema;
