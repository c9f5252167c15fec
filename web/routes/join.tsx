import { invitationCodeIn } from '#web/features/account/invitation-code.ts';
import { keptInvitation } from '#web/features/account/invitation-cookie.ts';
import { InvitationOffer } from '#web/features/account/invitation-offer.tsx';
import { SeatTaking } from '#web/features/account/seat-taking.tsx';
import { useSession } from '#web/lib/session.ts';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Navigate, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Where an invitation's link leads: what it is for, and the seat. Its code stands behind the #, which no server sees; those
 * who come back from signing in have it in their cookie instead, and their seat is taken at once.
 */
export function Join() {
  const hash = useLocation({ select: (location) => location.hash });
  const session = useSession();
  const navigate = useNavigate();
  const linked = invitationCodeIn(hash);
  const [kept] = useState(keptInvitation);
  const enter = (campaignId: string) => void navigate({ to: '/campaign', search: { id: campaignId }, replace: true });
  if (linked === null && kept === null) return <Navigate to="/campaign/join" replace />;
  return (
    <Page title="Invitation" hideTitle width="narrow">
      {session.state === 'loading' && <SkeletonLines lines={5} />}
      {session.state !== 'loading' && linked === null && kept !== null && session.person !== null && (
        <SeatTaking code={kept} onTaken={enter} />
      )}
      {session.state !== 'loading' && (linked !== null || session.person === null) && (
        <InvitationOffer
          code={linked ?? kept ?? ''}
          signedIn={session.person !== null}
          onTaken={enter}
          onEnter={(tab, toCampaign) => void navigate({ to: '/auth', search: { tab, next: toCampaign ? '/join' : undefined } })}
        />
      )}
    </Page>
  );
}
