import { Plan } from '#domain/account/account.ts';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { Signups } from '#domain/account/invitation.ts';
import { z } from 'zod';

/** Text of at most so many characters that can be written down. */
export const Written = (most: number) =>
  z.string().trim().max(most).refine(isWritable, 'This text contains a character that cannot be stored. Remove it and try again.');
export const PersonLine = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  plan: Plan,
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  suspendedAt: z.iso.datetime().nullable(),
  deletesAt: z.iso.datetime().nullable(),
  twoFactor: z.boolean(),
  campaigns: z.int(),
});
export type PersonLine = z.infer<typeof PersonLine>;
export const Settings = z.object({
  signups: Signups,
  /** Null where the environment decides; an empty name is the Storyteller, whatever the environment says. */
  model: z.object({ name: Written(200), baseUrl: z.url().max(500).nullable() }).nullable(),
  /** Replies per day; null for any number. */
  repliesPerCampaign: z.int().min(1).max(100_000).nullable(),
  repliesPerPerson: z.int().min(1).max(100_000).nullable(),
  /** Megabytes of files that one person may store; null for any number. */
  megabytesPerPerson: z.int().min(1).max(100_000).nullable(),
  /** Whether what people offer on the marketplace waits until an administrator has looked at it. */
  listingsReviewed: z.boolean(),
});
export type Settings = z.infer<typeof Settings>;

/** A service that this server asks for speech or pictures, as it is set; its key is never told. */
const EndpointSetting = z
  .object({
    /** Empty for no service, whatever the environment says. */
    baseUrl: z.union([z.literal(''), z.url().max(500)]),
    model: Written(200),
    /** Null for pictures. */
    voice: Written(200).nullable(),
  })
  .nullable();

/** The services beside the narrator's model; null where the environment decides. */
export const EndpointSettings = z.object({
  speech: EndpointSetting,
  picture: EndpointSetting,
  /** Characters of speech for each person in a day; null for any number. */
  speechPerPerson: z.int().min(1).max(limits.servicePerPerson).nullable(),
  /** Pictures for each person in a day; null for any number. */
  picturesPerPerson: z.int().min(1).max(limits.servicePerPerson).nullable(),
});
export type EndpointSettings = z.infer<typeof EndpointSettings>;
