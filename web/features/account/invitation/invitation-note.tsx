import { MailOpen } from 'lucide-react';
import { invitationText } from './use-invitation.ts';
import type { InvitationState } from './use-invitation.ts';

/** What an invitation leads to, read aloud when it is found out. */
export function InvitationNote({ invitation }: { invitation: InvitationState | null }) {
  return (
    <div role="status">
      {invitation?.state === 'checking' && <p className="mt-3 text-note text-ink-soft">Looking at the invitation...</p>}
      {invitation?.state === 'good' && (
        <p className="mt-3 flex items-center gap-3 rounded-control bg-candle-wash px-4 py-3 text-control font-semibold">
          <MailOpen aria-hidden className="size-5 shrink-0 text-candle" />
          {invitationText(invitation)}
        </p>
      )}
    </div>
  );
}
