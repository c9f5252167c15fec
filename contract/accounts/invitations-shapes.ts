import { isWritable } from '#domain/ids.ts';
import { Invitation } from '#domain/account/invitation.ts';
import { z } from 'zod';

export const InvitationLimits = z.object({
  label: z
    .string()
    .trim()
    .max(80)
    .refine(isWritable, 'This text contains a character that cannot be stored. Remove it and try again.')
    .default(''),
  /** Days until it expires; null for never. */
  days: z.int().min(1).max(365).nullable().default(14),
  mostUses: z.int().min(1).max(1000).nullable().default(null),
});
/** The short code beside the long one, to be read aloud, and until when it holds. */
const SpokenCode = z.object({ code: z.string(), expiresAt: z.iso.datetime() });
/** A new invitation shows its codes once; only hashes are kept. Invitations of campaigns have a spoken code too. */
export const MadeInvitation = z.object({
  invitation: Invitation,
  code: z.string(),
  url: z.string(),
  spoken: SpokenCode.nullable().default(null),
});
