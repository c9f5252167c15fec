import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { enterCampaign, isNotFound } from './session/enter-campaign.ts';
import { TableSkeleton } from './layout/table-skeleton.tsx';
import type { TableHint } from './layout/table-skeleton.tsx';
import { calls } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useSiteHeader } from '#web/app/site-header.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { HearthIcon } from '#web/ui/icons/hearth-icon.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { usePlace } from '#web/ui/router/router-view.tsx';
import type { ReactNode } from 'react';
import { CampaignTable } from './campaign-table.tsx';

/** The table of one campaign, for those who are signed in. */
export function CampaignSession({ campaignId, hint }: { campaignId: string; hint: TableHint }) {
  const session = useSession();
  if (session.state === 'loading') return <TableSkeleton hint={hint} />;
  if (session.state === 'failed') {
    return (
      <Notice>
        <ErrorState title="Error" onRetry={session.retry}>
          The server could not be reached. Please try again.
        </ErrorState>
      </Notice>
    );
  }
  if (session.state === 'visitor') return <SignInFirst />;
  return <Entrance campaignId={campaignId} person={session.person} hint={hint} />;
}

function Entrance({ campaignId, person, hint }: { campaignId: string; person: Person; hint: TableHint }) {
  const queryKey = calls.campaigns.get.queryKey({ input: { campaignId } });
  const { data, isPending, isError, error, refetch } = useQuery({ queryKey, queryFn: () => enterCampaign(campaignId) });
  if (isPending) return <TableSkeleton hint={hint} />;
  if (isError && (isNotFound(error) || data === undefined)) return <NotEntered error={error} onRetry={() => void refetch()} />;
  return data ? <Seated campaign={data} person={person} /> : <TableSkeleton hint={hint} />;
}

function Seated({ campaign, person }: { campaign: Campaign; person: Person }) {
  return <CampaignTable key={`${campaign.id}/${person.id}`} campaign={campaign} me={person} />;
}

function NotEntered({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const found = !isNotFound(error);
  return (
    <Notice>
      {found ? (
        <ErrorState title="Error" onRetry={onRetry}>
          The campaign could not be loaded. Please try again.
        </ErrorState>
      ) : (
        <EmptyState
          art={<HearthIcon aria-hidden />}
          title="Campaign not found"
          action={<ButtonLink to="/campaign">Back to Campaigns</ButtonLink>}
        >
          This campaign does not exist, or you have no seat in it.
        </EmptyState>
      )}
    </Notice>
  );
}

function SignInFirst() {
  const here = usePlace().href;
  return (
    <Notice>
      <EmptyState
        art={<HearthIcon aria-hidden />}
        title="Sign in to take your seat"
        action={
          <ButtonLink to="/auth" search={{ next: here }}>
            Sign in and come back
          </ButtonLink>
        }
      >
        The table is open to those who are signed in. What you wrote here before is kept.
      </EmptyState>
    </Notice>
  );
}

/** What stands here when no table is laid, under the site's header. */
function Notice({ children }: { children: ReactNode }) {
  useSiteHeader();
  return (
    <div className="mx-auto max-w-2xl px-4 py-12">
      <h1 className="sr-only">Campaign</h1>
      {children}
    </div>
  );
}
