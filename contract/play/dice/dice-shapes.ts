import { z } from 'zod';

/** What may be known of a secret while it is kept. */
const KeptSecret = z.object({
  id: z.string(),
  /** SHA-256 of the secret, as hexadecimal digits. */
  fingerprint: z.string(),
  /** What people have added to it, in order. */
  added: z.array(z.string()),
  /** How many numbers have been used. */
  rolls: z.int(),
  openedAt: z.iso.datetime().nullable(),
});

/** A secret that has ended, which anybody may reckon with. */
export const EndedSecret = KeptSecret.extend({ secret: z.string(), isHidden: z.boolean(), endedAt: z.iso.datetime() });

/** The secrets of rolls that all see, or of hidden ones: the one in use, and the one that follows it. Null before the first roll. */
const Secrets = z.object({ current: KeptSecret.nullable(), next: KeptSecret.nullable() });

export const AboutDice = z.object({
  open: Secrets,
  /** Null for those who may not know of hidden rolls. */
  hidden: Secrets.nullable(),
  /** The last ones first. */
  ended: z.array(EndedSecret),
  mayShow: z.boolean(),
});

export const KeptRoll = z.object({
  number: z.int(),
  /** How many of the words that people have added counted. */
  added: z.int(),
  sides: z.array(z.int()),
  faces: z.array(z.int()),
  rolledAt: z.iso.datetime(),
});
