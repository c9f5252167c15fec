import { z } from 'zod';
import { Id } from '#domain/ids.ts';

/** Text of an adventure. */
export const Prose = z.string().min(1).max(2000);

/** Something that an NPC sells: one of a kind, or what is had on the spot as often as it is paid for. */
export const Ware = z.strictObject({
  /** Noun phrase: "a whale tooth". */
  name: Prose,
  /** Words a player may use for it, lower case. */
  aliases: z.array(z.string()).min(1),
  /** What it costs, in copper. */
  copper: z.int().min(1),
  /** What whoever haggles may have it for, in copper; left out where the price stays. */
  least: z.int().min(1).optional(),
  /** Food, drink or a bed, which nobody carries off. */
  isServed: z.literal(true).optional(),
});
export type Ware = z.infer<typeof Ware>;

/** Something that the party has with it when the tale begins, and that nothing hangs on. */
export const Belonging = z.strictObject({
  /** Noun phrase: "the reeve's notice". */
  name: Prose,
  aliases: z.array(z.string()).min(1),
  /** What anyone sees who looks at it; of what is written, its words. Left out where a feature of the first scene says it. */
  description: Prose.optional(),
  /** The feature of the first scene that is the same thing. */
  feature: Id.optional(),
});
