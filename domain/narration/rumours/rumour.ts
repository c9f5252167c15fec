import { z } from 'zod';

/**
 * What a rumour is made of: `told` as it is written, `added` a true word with something made up behind it, `mistaken` true of
 * somebody else, `misdated` with the wrong date, `invented` from nothing.
 */
export const rumourKinds = ['told', 'added', 'mistaken', 'misdated', 'invented'] as const;
export type RumourKind = (typeof rumourKinds)[number];

/** Something that is said of a world. */
export const Rumour = z.object({
  text: z.string(),
  /** The trade of who says it. */
  teller: z.string(),
  /** The entries that it speaks of, first the one it is about. */
  about: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Of a campaign’s own lore, and not of its world. */
        isOwn: z.boolean(),
      }),
    )
    .min(1),
  /** What only those who lead are told; null for everybody else. */
  truth: z
    .object({
      kind: z.enum(rumourKinds),
      /** What is written of it; null where nothing is. */
      fact: z.string().nullable(),
      /** Some of it is from lore that not everybody reads. */
      isSecret: z.boolean(),
    })
    .nullable(),
});
export type Rumour = z.infer<typeof Rumour>;
