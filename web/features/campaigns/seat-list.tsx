import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cover } from '#web/ui/cover/cover.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Swords } from 'lucide-react';
import { campaignAddress } from './campaign-address.ts';
import { useCampaigns } from './use-campaigns.ts';

/** The campaigns one has a seat in, each with the way to its table. */
export function SeatList() {
  const campaigns = useCampaigns();
  if (campaigns.isPending) return <SkeletonLines lines={5} />;
  if (campaigns.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void campaigns.refetch()}>
        <p>Failed to load campaigns. Please try again.</p>
      </ErrorState>
    );
  }
  const seats = campaigns.data.filter(({ seat }) => seat !== null);
  if (seats.length === 0) {
    return (
      <EmptyState art={<Swords aria-hidden />} title="No seat yet" action={<ButtonLink to="/campaign">Choose a campaign</ButtonLink>}>
        <p>Take a seat in the free campaign, or join one with an invitation.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {seats.map((campaign) => (
        <Card key={campaign.id} as="li" flush className="flex items-center gap-4 overflow-hidden pr-4 max-sm:pl-4">
          <Cover seed={campaign.id} className="w-28 shrink-0 object-cover max-sm:hidden md:w-48" />
          <div className="min-w-0 flex-1 py-4">
            <h3 className="font-display text-name font-semibold">{campaign.name}</h3>
            <p className="text-control text-ink-soft">{campaign.worldName}</p>
          </div>
          <ButtonLink to="/campaign" search={campaignAddress(campaign)} variant="outline" aria-label={`Enter Campaign: ${campaign.name}`}>
            Enter
          </ButtonLink>
        </Card>
      ))}
    </ul>
  );
}
