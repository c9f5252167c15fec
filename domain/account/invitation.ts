import { z } from 'zod';
import { isInvitationCode, notACode, plainCode } from './invitation-code.ts';
import type { RefusalCode } from '#domain/refusals/refusals.ts';

/** Whether anyone may sign up, or only who holds an invitation. */
export const Signups = z.enum(['invite', 'open']);
export type Signups = z.infer<typeof Signups>;

/** The code of an invitation, however it is spaced: the long one of a link, or the one that is read aloud. */
export const InvitationCode = z.string().overwrite(plainCode).refine(isInvitationCode, notACode);
export type InvitationCode = z.infer<typeof InvitationCode>;

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

/** An invitation as a sentence names it: "the invitation Friends for The Slake Coast". */
export function invitationTitle({ label, campaignName, worldName }: Pick<Invitation, 'label' | 'campaignName' | 'worldName'>): string {
  const place = campaignName ?? worldName ?? null;
  return [label === '' ? 'an invitation' : `the invitation ${label}`, ...(place === null ? [] : [`for ${place}`])].join(' ');
}

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
