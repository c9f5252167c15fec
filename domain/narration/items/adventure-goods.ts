import { z } from 'zod';
import { Id } from '#domain/ids.ts';

/** Text of an adventure. */
export const Prose = z.string().min(1).max(2000);

/** Something that an NPC has one of and sells. */
export const Ware = z.strictObject({
  /** Noun phrase: "a whale tooth". */
  name: Prose,
  /** Words a player may use for it, lower case. */
  aliases: z.array(z.string()).min(1),
  /** What it costs, in copper. */
  copper: z.int().min(1),
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
