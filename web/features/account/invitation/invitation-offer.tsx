import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cover } from '#web/ui/cover/cover.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { AuthTab } from '#web/features/account/credentials.ts';
import { keepInvitation } from './invitation-cookie.ts';
import { goalOf, invitationText, useInvitation } from './use-invitation.ts';
import { useTakeSeat } from './use-take-seat.ts';
import type { Seat } from './use-take-seat.ts';

interface InvitationOfferProps {
  code: string;
  signedIn: boolean;
  onTaken: (seat: Seat) => void;
  /** Leads to signing up or in, with the invitation kept; `comeBack` when something waits behind it. */
  onEnter: (tab: AuthTab, comeBack: boolean) => void;
}

const goals = {
  campaign: {
    offer: 'A seat at the table is free for you.',
    step: 'Take your seat',
    forVisitors: 'Create an account and you are at the table. If you have one already, sign in.',
  },
  world: {
    offer: 'Join it, and it stands among your worlds.',
    step: 'Join the world',
    forVisitors: 'Create an account and you are in the world. If you have one already, sign in.',
  },
};

const forGuests = 'Create an account and ask for a seat; the Dungeon Master answers. If you have an account already, sign in.';

/** What an invitation leads to, and the step to take. */
export function InvitationOffer({ code, signedIn, onTaken, onEnter }: InvitationOfferProps) {
  const invitation = useInvitation(code);
  const seat = useTakeSeat(code, onTaken, invitation?.state === 'good' ? goalOf(invitation) : null);
  const invites = invitation?.state === 'good' && !signedIn;
  useEffect(() => {
    if (invites) keepInvitation(code);
  }, [invites, code]);
  if (invitation === null || invitation.state === 'checking') {
    return (
      <Card className="w-full">
        <SkeletonLines lines={5} />
      </Card>
    );
  }
  if (invitation.state === 'bad') return <Refused sentence={invitation.sentence} />;
  const goal = goalOf(invitation);
  const { asks = false } = invitation;
  return (
    <Card flush className="w-full overflow-hidden">
      <Cover seed={invitation.worldName ?? invitation.campaignName ?? code} className="aspect-[3/1]" />
      <div className="flex flex-col items-center gap-4 p-6 text-center md:p-8">
        <h1 className="max-w-full font-display text-title font-semibold break-words">{invitationText(invitation)}</h1>
        {!signedIn && (
          <ForVisitors
            text={goal === null ? 'Create an account to join.' : asks ? forGuests : goals[goal].forVisitors}
            onEnter={(tab) => onEnter(tab, goal !== null)}
          />
        )}
        {signedIn && goal !== null && (
          <Step text={asks ? 'The Dungeon Master answers before you sit down.' : goals[goal].offer}>
            <Button size="lg" busy={seat.busy} onClick={() => void seat.take()}>
              {asks ? 'Ask for a seat' : goals[goal].step}
            </Button>
          </Step>
        )}
        {signedIn && goal === null && (
          <Step text="This invitation is for a new account, but you already have one.">
            <ButtonLink to="/campaign">Your Campaigns</ButtonLink>
          </Step>
        )}
      </div>
    </Card>
  );
}

function Refused({ sentence }: { sentence: string }) {
  return (
    <ErrorState titleAs="h1" title="This invitation cannot be used">
      <p>{sentence}</p>
      <ButtonLink to="/campaign/join" variant="outline" className="mt-4">
        Enter another code
      </ButtonLink>
    </ErrorState>
  );
}

function ForVisitors({ text, onEnter }: { text: string; onEnter: (tab: AuthTab) => void }) {
  return (
    <Step text={text}>
      <Button size="lg" onClick={() => onEnter('signup')}>
        Create an account
      </Button>
      <Button size="lg" variant="outline" onClick={() => onEnter('signin')}>
        Sign In
      </Button>
    </Step>
  );
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p className="text-balance text-ink-soft">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </>
  );
}
