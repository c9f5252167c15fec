import type { CampaignCard } from '#domain/campaign.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cover } from '#web/ui/cover.tsx';
import { dayOf } from '#web/ui/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx';
import { Swords } from 'lucide-react';
import { campaignAddress } from './campaign-address.ts';
import { campaignToContinue } from './campaign-to-continue.ts';
import { useCampaigns } from './use-campaigns.ts';

/** The way back into the story: the campaign played last, with its last sentence. */
export function ContinueCard() {
  const campaigns = useCampaigns();
  if (campaigns.isPending) return <ContinueSkeleton />;
  if (campaigns.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void campaigns.refetch()}>
        <p>Failed to load campaigns. Please try again.</p>
      </ErrorState>
    );
  }
  const campaign = campaignToContinue(campaigns.data);
  if (campaign === null) {
    return (
      <EmptyState art={<Swords aria-hidden />} title="No table yet" action={<ButtonLink to="/campaign">Your Campaigns</ButtonLink>}>
        <p>Open a campaign, or ask a Dungeon Master for a seat at theirs.</p>
      </EmptyState>
    );
  }
  return <Story campaign={campaign} />;
}

function Story({ campaign }: { campaign: CampaignCard }) {
  return (
    <Card as="section" flush className="grid overflow-hidden md:grid-cols-[2fr_3fr]">
      <Cover seed={campaign.id} className="h-full max-md:aspect-[2/1]" />
      <div className="flex flex-col items-start gap-5 p-6 md:p-9">
        <div>
          <p className="text-control text-ink-soft">{campaign.seat ? 'Continue where you left off' : 'A table that is open to everyone'}</p>
          <h2 className="font-display text-title font-semibold">{campaign.name}</h2>
        </div>
        <blockquote className="max-w-[56ch] border-l-2 border-ember pl-4 font-book text-story italic">
          {campaign.lastWords === null ? 'The first page is still blank.' : `“${campaign.lastWords}”`}
        </blockquote>
        <p className="text-note text-ink-faint">
          {campaign.worldName} · last active <time dateTime={campaign.lastActive}>{dayOf(campaign.lastActive)}</time>
        </p>
        <ButtonLink to="/campaign" search={campaignAddress(campaign)} size="lg">
          {campaign.seat ? 'Back to the table' : 'Take a seat'}
        </ButtonLink>
      </div>
    </Card>
  );
}

function ContinueSkeleton() {
  return (
    <Card flush className="grid overflow-hidden md:grid-cols-[2fr_3fr]">
      <Skeleton className="h-full min-h-40 rounded-none" />
      <div className="flex flex-col gap-6 p-6 md:p-9">
        <Skeleton className="h-9 w-3/5" />
        <SkeletonLines lines={3} />
        <Skeleton className="h-12 w-44" />
      </div>
    </Card>
  );
}
