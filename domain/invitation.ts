import { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

/** Whether anyone may sign up, or only who holds an invitation. */
export const Signups = z.enum(['invite', 'open']);
export type Signups = z.infer<typeof Signups>;

/** What stands in an invitation's link: 26 letters and digits, 130 bits, no look-alikes. */
export const InvitationCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[ABCDEFGHJKLMNPQRSTUVWXYZ23456789]{26}$/, 'That is not an invitation code. It has 26 letters and digits.');
export type InvitationCode = z.infer<typeof InvitationCode>;

/** The letters a code is drawn from. */
export const INVITATION_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** An invitation to the installation, or the join link of a campaign or a world, which also takes whoever uses it in. */
export const Invitation = z.object({
  id: z.string(),
  /** What the maker called it, e.g. "Thursday table". */
  label: z.string(),
  campaignId: z.string().nullable(),
  campaignName: z.string().nullable(),
  /** The world it leads into, and as what. */
  worldId: z.string().nullable().optional(),
  worldName: z.string().nullable().optional(),
  worldRole: z.enum(['editor', 'reader']).nullable().optional(),
  /** As what it seats people at its campaign. */
  seat: z.enum(['player', 'spectator']).default('player'),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** How many may use it; null for any number. */
  mostUses: z.int().min(1).nullable(),
  uses: z.int(),
  revokedAt: z.iso.datetime().nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Whether an invitation still lets somebody in, or why not. */
export function judgeInvitation(
  invitation: Pick<Invitation, 'expiresAt' | 'mostUses' | 'uses' | 'revokedAt'>,
  now: Date,
): true | RefusalCode {
  if (invitation.revokedAt !== null) return 'invitation.revoked';
  if (invitation.expiresAt !== null && Date.parse(invitation.expiresAt) <= now.getTime()) return 'invitation.expired';
  if (invitation.mostUses !== null && invitation.uses >= invitation.mostUses) return 'invitation.usedUp';
  return true;
}
