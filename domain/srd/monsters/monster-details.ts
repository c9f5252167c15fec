import { z } from 'zod';
import { Activity } from '#domain/rules/activity/activity.ts';
import { LastingEffect } from '#domain/rules/activity/effect.ts';

/**
 * Something that a creature has or does. One with the name of an attack, an effect or a legendary action of its facts says what
 * those do not; all others stand only here.
 */
const Feature = z.object({
  name: z.string().min(1).max(80),
  kind: z.enum(['trait', 'action', 'bonusAction', 'reaction']),
  /** What a reaction answers. */
  trigger: z.string().min(1).max(240).optional(),
  /** Everything it does, with every number; paragraphs are parted by an empty line. */
  text: z.string().min(20).max(2000),
  activities: z.array(Activity).max(8).optional(),
  /** What always holds: resistance to magic, an aura, regeneration. */
  effects: z.array(LastingEffect).optional(),
  /** Dice of the text that no activity rolls. */
  aside: z.array(z.string()).optional(),
});

/** What stands in a stat block of SRD 5.2.1 beside its numbers, as it stands in `content/srd/monster-details/`, in our own words. */
const monsterDetailsSchema = z.object({
  name: z.string().min(1).max(80),
  /** What one Multiattack is made of, in words. */
  multiattack: z.string().min(10).max(400).optional(),
  features: z.array(Feature),
});
export interface MonsterDetails extends z.infer<typeof monsterDetailsSchema> {}
export interface MonsterDetailsInput extends z.input<typeof monsterDetailsSchema> {}
export const MonsterDetails: z.ZodType<MonsterDetails, MonsterDetailsInput> = monsterDetailsSchema;
