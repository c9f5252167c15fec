import { judgeInvitation } from '#domain/invitation.ts';
import type { Invitation } from '#domain/invitation.ts';
import { dayOf } from '#web/ui/dates.ts';

/** How a link stands, in a line: what it makes one where that is not a player, who has used it, and until when it works or why it does not. */
export function linkLine(invitation: Invitation, now: Date): string {
  const { uses, mostUses, expiresAt, worldRole, seat } = invitation;
  const used = mostUses === null ? `used ${times(uses)}` : `used ${uses} of ${times(mostUses)}`;
  const makes =
    worldRole === 'editor'
      ? 'for co-builders · '
      : worldRole === 'reader'
        ? 'for readers · '
        : seat === 'spectator'
          ? 'for spectators · '
          : '';
  return `${makes}${used} · ${ending(invitation, expiresAt, now)}`;
}

function times(count: number): string {
  return count === 1 ? '1 time' : `${count} times`;
}

function ending(invitation: Invitation, expiresAt: string | null, now: Date): string {
  const verdict = judgeInvitation(invitation, now);
  if (verdict === 'invitation.revoked') return 'taken back';
  if (verdict === 'invitation.expired') return 'expired';
  if (verdict === 'invitation.usedUp') return 'used up';
  return expiresAt === null ? 'does not expire' : `until ${dayOf(expiresAt)}`;
}
