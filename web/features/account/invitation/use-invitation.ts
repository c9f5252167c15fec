import { plainCall } from '#web/lib/calls/plain-call.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { useEffect, useState } from 'react';

/** Whom an invitation is from and where it leads: to a campaign, into a world, or to the installation alone. */
interface Invited {
  invitedBy: string;
  campaignName: string | null;
  worldName?: string | null | undefined;
  worldRole?: 'editor' | 'reader' | null | undefined;
  seat?: 'player' | 'spectator' | null;
  /** Whether the DMs of the campaign answer first. */
  asks?: boolean;
}

/** What is known of an invitation: nothing yet, whom it is from and where it leads, or why it lets nobody in. */
export type InvitationState = { state: 'checking' } | ({ state: 'good' } & Invited) | { state: 'bad'; sentence: string };

/** Asks what an invitation leads to; null while there is no code to ask about. */
export function useInvitation(code: string | null): InvitationState | null {
  const [known, setKnown] = useState<{ code: string; answer: InvitationState } | null>(null);
  useEffect(() => {
    if (code === null) return undefined;
    let left = false;
    const learn = (answer: InvitationState) => left || setKnown({ code, answer });
    plainCall('invitations', 'check', { code }).then(
      (found) => learn({ state: 'good', ...found }),
      (error) => learn({ state: 'bad', sentence: refusalText(error).sentence }),
    );
    return () => {
      left = true;
    };
  }, [code]);
  if (code === null) return null;
  return known?.code === code ? known.answer : { state: 'checking' };
}

/** Where an invitation leads besides to an account. */
export function goalOf({ campaignName, worldName = null }: Omit<Invited, 'invitedBy'>): 'campaign' | 'world' | null {
  if (worldName !== null) return 'world';
  return campaignName === null ? null : 'campaign';
}

/** Whom an invitation is from and where it leads, in one sentence. */
export function invitationText({ invitedBy, campaignName, worldName = null, worldRole = null, seat = null }: Invited): string {
  if (worldName !== null) return `${invitedBy} invites you to ${worldRole === 'editor' ? 'build' : 'read'} the world ${worldName}`;
  if (campaignName === null) return `${invitedBy} invites you to Hearthlore`;
  return `${invitedBy} invites you to ${seat === 'spectator' ? 'watch the' : 'the'} campaign ${campaignName}`;
}
