import { runsCampaigns } from '#domain/account.ts';
import type { Plan } from '#domain/account.ts';
import { useSession } from '#web/lib/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { dayOf } from '#web/ui/dates.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Token } from '#web/ui/token.tsx';
import { Navigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

const levels: Record<Plan, { label: string; tone: BadgeTone; meaning: string }> = {
  FREE: {
    label: 'Adventurer',
    tone: 'moss',
    meaning: 'You play at other people’s tables and in the free campaign. Whoever runs this server can make you a Dungeon Master.',
  },
  DM: { label: 'Dungeon Master', tone: 'seal', meaning: 'You run campaigns of your own and play at other people’s tables.' },
  ADMIN: {
    label: 'Administrator',
    tone: 'candle',
    meaning: 'You look after this server, and everything a Dungeon Master does is open to you.',
  },
};

/** What the server knows of one's account. */
export function Profile() {
  const session = useSession();
  if (session.state === 'visitor') return <Navigate to="/auth" search={{ next: '/account/profile' }} replace />;
  return (
    <Page title="Profile" width="narrow">
      {session.state === 'loading' && <SkeletonLines lines={6} />}
      {session.state === 'failed' && (
        <ErrorState title="Error" onRetry={session.retry}>
          <p>Unable to verify your account. Please try signing out and back in.</p>
        </ErrorState>
      )}
      {session.person !== null && <Details person={session.person} />}
    </Page>
  );
}

interface DetailsProps {
  person: { id: string; name: string; email: string; plan: Plan; createdAt: string };
}

function Details({ person }: DetailsProps) {
  const level = levels[person.plan];
  return (
    <Card className="flex flex-col gap-6">
      <div className="flex items-center gap-4">
        <Token name={person.name} id={person.id} size="lg" />
        <h2 className="min-w-0 font-display text-name font-semibold">{person.name}</h2>
      </div>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[10rem_1fr]">
        <Fact term="Email">{person.email}</Fact>
        <Fact term="User ID">
          <code className="text-note">{person.id}</code>
        </Fact>
        <Fact term="Member since">
          <time dateTime={person.createdAt}>{dayOf(person.createdAt)}</time>
        </Fact>
        <Fact term="Access level">
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={level.tone}>{level.label}</Badge>
            {runsCampaigns(person.plan) && (
              <Badge tone="moss" icon={<Check aria-hidden />}>
                Can create campaigns
              </Badge>
            )}
          </span>
          <span className="mt-2 block text-control text-ink-soft">{level.meaning}</span>
        </Fact>
      </dl>
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <ButtonLink to="/campaign">Your Campaigns</ButtonLink>
        <ButtonLink to="/account/characters" variant="outline">
          Characters
        </ButtonLink>
      </div>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-control text-ink-soft max-sm:-mb-3">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
