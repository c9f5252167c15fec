import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { Activity } from '#domain/rules/activity/activity.ts';
import { LastingEffect } from '#domain/rules/activity/effect.ts';
import { Formula } from '#domain/rules/activity/formula.ts';
import { itemKinds, rarities } from './item-kinds.ts';

export const ItemKind = z.enum(itemKinds);
const Rarity = z.enum(rarities);

/**
 * What the last charge does: `gone` destroys the item, `mundane` leaves what it is made of, `drained` takes the charges for good, and
 * `regains` gives some back.
 */
const Fate = z.object({
  shows: z.int().min(1).max(20).optional(),
  becomes: z.enum(['gone', 'mundane', 'drained']).optional(),
  regains: Formula.optional(),
});

/** Uses that an item holds, and how they come back. */
const Charges = z.object({
  most: Formula,
  regains: z.union([Formula, z.literal('all')]).optional(),
  when: z.enum(['dawn', 'longRest', 'never', 'other']).optional(),
  /** What happens when the last one is spent, in a few of our own words. */
  last: z.string().min(1).max(240).optional(),
  /** The same as rules: what becomes of the item, always or where a d20 shows a face. */
  fate: z.array(Fate).max(2).optional(),
});

const body = {
  activities: z.array(Activity).max(limits.homebrewActivities).optional(),
  /** What holds as long as the item is worn, held or carried (and attuned, where it asks for that). */
  effects: z.array(LastingEffect).optional(),
  charges: Charges.optional(),
  /** What it adds to attack and damage rolls, or to armor class. */
  bonus: z.int().min(1).max(3).optional(),
};

/** One of several forms of an item: another bonus, color or creature. */
const Variant = z.object({ name: z.string().min(1).max(80), rarity: Rarity.optional(), text: z.string().min(1).max(800), ...body });

/**
 * A magic item of SRD 5.2.1 as it stands in `content/srd/magic-items/`: its facts, what it does in our own words, and as far as
 * rules can carry it out, as activities and effects.
 */
export const MagicItemShape = z.object({
  name: z.string().min(1).max(80),
  kind: ItemKind,
  /** Which armor or weapon it can be: "any Medium or Heavy armor except Hide Armor". */
  base: z.string().min(1).max(160).optional(),
  rarity: Rarity,
  /** Whether spells make it, so that nobody finds or buys it. */
  isMade: z.literal(true).optional(),
  /** Whether it is gear that is no magic: it is found and bought as gear. */
  isMundane: z.literal(true).optional(),
  /** Whether it must be attuned; text names who can. */
  attunement: z.union([z.boolean(), z.string().min(1).max(120)]),
  /** Everything it does, with every number; paragraphs are parted by an empty line. */
  text: z.string().min(20).max(5000),
  /** Its curse, where it has one. */
  curse: z.string().min(1).max(600).optional(),
  ...body,
  variants: z.array(Variant).optional(),
  /** Dice of the text that no activity rolls. */
  aside: z.array(z.string()).optional(),
});
export interface MagicItem extends z.infer<typeof MagicItemShape> {}
export interface MagicItemInput extends z.input<typeof MagicItemShape> {}
/** @alias The same under its name, by which the compiler compares it, and not field by field. */
export const MagicItem: z.ZodType<MagicItem, MagicItemInput> = MagicItemShape;
export type ItemKind = z.infer<typeof ItemKind>;
export type Rarity = z.infer<typeof Rarity>;
