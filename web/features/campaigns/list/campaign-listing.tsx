import type { CampaignCard } from '#domain/campaign/campaign.ts';
import { limits } from '#domain/limits/limits.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ListTools, useListTools } from '#web/ui/data-display/list-tools.tsx';
import type { ReactNode } from 'react';
import { CampaignCardSkeletons } from './campaign-card-skeleton.tsx';
import { listedCampaigns } from './listed-campaigns.ts';
import { useCampaigns } from '#web/features/campaigns/use-campaigns.ts';

const orders = [
  { id: 'active', label: 'Last active' },
  { id: 'name', label: 'Name' },
] as const;

/** The campaigns in sight, drawn by `children`, with the count of all: loading, failed, or there; searched and sorted once they are many. */
export function CampaignListing({ children }: { children: (campaigns: CampaignCard[], all: number) => ReactNode }) {
  const campaigns = useCampaigns();
  const tools = useListTools(orders, 'active');
  if (campaigns.isPending) return <CampaignCardSkeletons />;
  if (campaigns.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void campaigns.refetch()}>
        <p>Failed to load campaigns. Please try again.</p>
      </ErrorState>
    );
  }
  const shown = listedCampaigns(campaigns.data, tools.search, tools.order);
  return (
    <>
      {campaigns.data.length > limits.listWithoutSearch && <ListTools {...tools} what="campaigns" found={shown.length} />}
      {children(shown, campaigns.data.length)}
    </>
  );
}
