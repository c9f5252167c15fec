import { judgeInvitation } from '#domain/account/invitation.ts';
import type { Invitation } from '#domain/account/invitation.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { dayOf } from '#web/ui/format/dates.ts';

/** A link in one line: whom it is for where that is not a player, how often it was used, and when it expires or why it no longer works. */
export function linkLine(invitation: Invitation, now: Date): string {
  const { uses, mostUses, expiresAt, worldRole, seat } = invitation;
  const used = uses === 0 ? unused(mostUses) : mostUses === null ? `used ${times(uses)}` : `used ${uses} of ${times(mostUses)}`;
  const makes =
    worldRole === 'editor'
      ? 'for co-builders · '
      : worldRole === 'reader'
        ? 'for readers · '
        : seat === 'spectator'
          ? 'for spectators · '
          : '';
  return capitalize(`${makes}${used} · ${ending(invitation, expiresAt, now)}`);
}

function unused(mostUses: number | null): string {
  return mostUses === null ? 'not used yet' : `not used yet, for ${mostUses === 1 ? '1 person' : `${mostUses} people`}`;
}

function times(count: number): string {
  return count === 1 ? '1 time' : `${count} times`;
}

function ending(invitation: Invitation, expiresAt: string | null, now: Date): string {
  const verdict = judgeInvitation(invitation, now);
  if (verdict === 'invitation.revoked') return 'revoked';
  if (verdict === 'invitation.expired') return 'expired';
  if (verdict === 'invitation.usedUp') return 'used up';
  return expiresAt === null ? 'does not expire' : `expires ${dayOf(expiresAt)}`;
}
