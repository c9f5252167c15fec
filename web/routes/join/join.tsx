import { invitationCodeIn } from '#web/features/account/invitation-code.ts';
import { keptInvitation } from '#web/features/account/invitation/invitation-cookie.ts';
import { InvitationOffer } from '#web/features/account/invitation/invitation-offer.tsx';
import { SeatTaking } from '#web/features/account/invitation/seat-taking.tsx';
import type { Seat } from '#web/features/account/invitation/use-take-seat.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Navigate } from '#web/ui/router/link.tsx';
import { useNavigate, usePlace } from '#web/ui/router/router-view.tsx';
import { useState } from 'react';

/**
 * Where an invitation's link leads: what it is for, and the seat at a table or the place in a world. Its code stands behind the
 * #, which no server sees; those who come back from signing in have it in their cookie instead, and it is used at once.
 */
export function Join() {
  const hash = usePlace().hash;
  const session = useSession();
  const navigate = useNavigate();
  const linked = invitationCodeIn(hash);
  // What the page came with stays while it is being left, when the address has changed already.
  const [came, setCame] = useState(() => ({ code: linked ?? keptInvitation(), byLink: linked !== null }));
  if (linked !== null && linked !== came.code) setCame({ code: linked, byLink: true });
  const { code, byLink } = came;
  const enter = (seat: Seat) => {
    if (seat.in === 'world') void navigate({ to: '/world/view/$worldId', params: { worldId: seat.id }, replace: true });
    else void navigate({ to: '/campaign', search: seat.in === 'campaign' ? { id: seat.id } : {}, replace: true });
  };
  if (code === null) return <Navigate to="/campaign/join" replace />;
  return (
    <Page title="Invitation" hideTitle width="narrow">
      {session.state === 'loading' && <SkeletonLines lines={5} />}
      {session.state !== 'loading' && !byLink && session.person !== null && <SeatTaking code={code} onTaken={enter} />}
      {session.state !== 'loading' && (byLink || session.person === null) && (
        <InvitationOffer
          code={code}
          signedIn={session.person !== null}
          onTaken={enter}
          onEnter={(tab, comeBack) => void navigate({ to: '/auth', search: { tab, next: comeBack ? '/join' : undefined } })}
        />
      )}
    </Page>
  );
}
