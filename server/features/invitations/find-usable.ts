import { judgeInvitation } from '#domain/account/invitation.ts';
import type { Invitation } from '#domain/account/invitation.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findInvitation } from './invitations.store.ts';

/** The invitation whose code has this hash; refuses one that is unknown or lets nobody in any more. */
export async function findUsable(sql: Sql, codeHash: string, now: Date): Promise<Invitation> {
  const invitation = await findInvitation(sql, codeHash);
  if (!invitation) throw new Refusal('invitation.notFound');
  const verdict = judgeInvitation(invitation, now);
  if (verdict !== true) throw new Refusal(verdict);
  return invitation;
}
