import { plainCall } from '#web/lib/plain-call.ts';
import { wordsOf } from '#web/lib/refusal-words.ts';
import { useEffect, useState } from 'react';

/** What is known of an invitation: nothing yet, whom it is from and where it leads, or why it lets nobody in. */
export type InvitationState =
  | { state: 'checking' }
  | { state: 'good'; invitedBy: string; campaignName: string | null }
  | { state: 'bad'; sentence: string };

/** Asks what an invitation leads to; null while there is no code to ask about. */
export function useInvitation(code: string | null): InvitationState | null {
  const [known, setKnown] = useState<{ code: string; answer: InvitationState } | null>(null);
  useEffect(() => {
    if (code === null) return undefined;
    let left = false;
    const learn = (answer: InvitationState) => left || setKnown({ code, answer });
    plainCall('invitations', 'check', { code }).then(
      (found) => learn({ state: 'good', ...found }),
      (error) => learn({ state: 'bad', sentence: wordsOf(error).sentence }),
    );
    return () => {
      left = true;
    };
  }, [code]);
  if (code === null) return null;
  return known?.code === code ? known.answer : { state: 'checking' };
}

/** Whom an invitation is from and where it leads, in one sentence. */
export function invitationWords({ invitedBy, campaignName }: { invitedBy: string; campaignName: string | null }): string {
  return campaignName === null ? `${invitedBy} invites you to Hearthlore` : `${invitedBy} invites you to the campaign ${campaignName}`;
}
