import { runsCampaigns } from '#domain/account/account.ts';
import type { Person } from '#domain/account/account.ts';
import { campaignToContinue } from '#web/features/campaigns/home/campaign-to-continue.ts';
import { ContinueCard, ContinueSkeleton } from '#web/features/campaigns/home/continue-card.tsx';
import { SeatRequests } from '#web/features/campaigns/seat-requests.tsx';
import { SharedTableCard } from '#web/features/campaigns/home/shared-table-card.tsx';
import { StartOwnCard } from '#web/features/campaigns/creation/start-own-card.tsx';
import { useCampaigns, useCampaignsLive } from '#web/features/campaigns/use-campaigns.ts';
import { useOverview } from '#web/features/campaigns/home/use-overview.ts';
import { WaitingList } from '#web/features/campaigns/home/waiting-list.tsx';
import { HeroShelf } from '#web/features/characters/roster/hero-shelf.tsx';
import { WorldShelf } from '#web/features/worlds/library/world-shelf.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { HomeSteps } from './home-steps.tsx';

/** Home of someone who is signed in: what waits for them, then back into the story; for a newcomer, into a first one. */
export function Home({ person }: { person: Pick<Person, 'id' | 'name' | 'plan'> }) {
  useCampaignsLive(person.id);
  const campaigns = useCampaigns();
  const overview = useOverview();
  const latest = campaigns.data === undefined ? null : campaignToContinue(campaigns.data);
  const isNew = campaigns.data !== undefined && (latest === null || latest.seat === null);
  const isBack = latest !== null && latest.seat !== null;
  return (
    <Page
      title={isBack ? `Welcome back, ${person.name}` : `Welcome, ${person.name}`}
      lead={isNew ? 'Play your first story tonight: alone or with friends, with nothing to prepare.' : undefined}
    >
      <div className="flex flex-col gap-12">
        {overview.isError && (
          <ErrorState title="Error" onRetry={() => void overview.refetch()}>
            <p>What waits for you could not be loaded.</p>
          </ErrorState>
        )}
        <WaitingList waiting={overview.data?.waiting ?? []} />
        <SeatRequests />
        {campaigns.isPending && <ContinueSkeleton />}
        {campaigns.isError && (
          <ErrorState title="Error" onRetry={() => void campaigns.refetch()}>
            <p>Failed to load campaigns. Please try again.</p>
          </ErrorState>
        )}
        {isBack && (
          <ContinueCard
            campaign={latest}
            isNext={overview.data?.waiting.length === 0}
            recap={overview.data?.recaps.find(({ campaignId }) => campaignId === latest.id) ?? null}
          />
        )}
        {isBack && <HeroShelf />}
        {campaigns.data !== undefined && (
          <div className="flex flex-col gap-4">
            <StartOwnCard large={isNew} />
            {isNew && latest !== null && <SharedTableCard campaign={latest} />}
          </div>
        )}
        <HomeSteps mayCreate={runsCampaigns(person.plan)} />
        <WorldShelf />
      </div>
    </Page>
  );
}
