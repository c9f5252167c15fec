import { z } from 'zod';
import { Activity } from '#domain/rules/activity/activity.ts';
import { LastingEffect } from '#domain/rules/activity/effect.ts';
import { Formula } from '#domain/rules/activity/formula.ts';

/** An amount that grows with the level: from each of these levels on, so much. `@name` in a formula stands for it. */
const Scale = z.object({
  name: z.string().regex(/^[a-z][A-Za-z]*$/),
  values: z.array(z.tuple([z.int().min(1).max(20), Formula])).min(1),
});

/** One of several that a feature lets somebody choose: an invocation, a metamagic, an ancestry. */
const Option = z.object({
  name: z.string().min(1).max(80),
  /** What must be there first, in words. */
  needs: z.string().min(1).max(160).optional(),
  text: z.string().min(20).max(1500),
  activities: z.array(Activity).optional(),
  effects: z.array(LastingEffect).optional(),
  aside: z.array(z.string()).optional(),
});

/**
 * What a feature of a class, a trait of a species or a feat does, as it stands in `content/srd/features/`: in our own words, and
 * as far as rules can carry it out, as activities and as effects that always hold.
 */
const featureDetailsSchema = z.object({
  name: z.string().min(1).max(80),
  /** Whose it is, where a file holds those of several: a species, for instance. */
  of: z.string().min(1).max(40).optional(),
  /** Everything it does, with every number and what higher levels add; paragraphs are parted by an empty line. */
  text: z.string().min(20).max(4000),
  activities: z.array(Activity).optional(),
  /** What always holds. */
  effects: z.array(LastingEffect).optional(),
  scales: z.array(Scale).optional(),
  options: z.array(Option).optional(),
  /** Dice of the text that no activity rolls. */
  aside: z.array(z.string()).optional(),
});
export interface FeatureDetails extends z.infer<typeof featureDetailsSchema> {}
export interface FeatureDetailsInput extends z.input<typeof featureDetailsSchema> {}
export const FeatureDetails: z.ZodType<FeatureDetails, FeatureDetailsInput> = featureDetailsSchema;
