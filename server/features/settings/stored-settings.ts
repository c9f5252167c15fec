import { Signups } from '#domain/account/invitation.ts';
import { defaultMegabytes } from '#domain/limits/storage-quota.ts';
import { z } from 'zod';

/** A service that this one asks; null where the environment decides, an empty address for none. */
const StoredEndpoint = z
  .object({
    baseUrl: z.string(),
    model: z.string(),
    voice: z.string().nullable(),
    /** Sealed. */
    key: z.string().nullable(),
  })
  .nullable()
  .default(null);

/** What administrators have decided for the installation, as it is stored; null where nobody has. */
export const StoredSettings = z.object({
  signups: Signups.nullable().default(null),
  /** The narrator's model; null where the environment decides, an empty name for the Storyteller. */
  model: z.object({ name: z.string(), baseUrl: z.string().nullable() }).nullable().default(null),
  /** Sealed. */
  modelKey: z.string().nullable().default(null),
  repliesPerCampaign: z.int().nullable().default(null),
  repliesPerPerson: z.int().nullable().default(null),
  endpoints: z.object({ speech: StoredEndpoint, picture: StoredEndpoint }).default({ speech: null, picture: null }),
  /** Characters of speech that one person may have made in a day. */
  speechPerPerson: z.int().nullable().default(null),
  /** Pictures that one person may have drawn in a day. */
  picturesPerPerson: z.int().nullable().default(null),
  /** Whether what people offer on the marketplace waits until an administrator has looked at it. */
  listingsReviewed: z.boolean().default(false),
  /** What one person may store; null for any amount. */
  megabytesPerPerson: z.int().nullable().default(defaultMegabytes),
});
export type StoredSettings = z.infer<typeof StoredSettings>;
