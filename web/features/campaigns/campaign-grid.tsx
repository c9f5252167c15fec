import type { CampaignCard as CampaignCardData } from '#domain/campaign.ts';
import { ConfirmDialog, deleteQuestion } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListTools } from '#web/ui/list-tools.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignCardSkeletons } from './campaign-card-skeleton.tsx';
import { listedCampaigns } from './listed-campaigns.ts';
import type { CampaignOrder } from './listed-campaigns.ts';
import { QuickCampaignCard } from './quick-campaign-card.tsx';
import { useCampaigns } from './use-campaigns.ts';
import { useDeleteCampaign } from './use-delete-campaign.ts';

const orders = [
  { id: 'active', label: 'Last active' },
  { id: 'name', label: 'Name' },
] as const;

interface CampaignGridProps {
  /** The join links of a campaign, shown while its owner looks at them. */
  invite: (campaign: CampaignCardData, onClose: () => void) => ReactNode;
}

/** Every campaign in sight as a card, and the card that makes a new one. Past ten it can be searched and sorted. */
export function CampaignGrid({ invite }: CampaignGridProps) {
  const campaigns = useCampaigns();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<CampaignOrder>('active');
  const [doomed, setDoomed] = useState<CampaignCardData | null>(null);
  const [inviting, setInviting] = useState<CampaignCardData | null>(null);
  const remove = useDeleteCampaign(() => setDoomed(null));
  if (campaigns.isPending) return <CampaignCardSkeletons />;
  if (campaigns.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void campaigns.refetch()}>
        <p>Failed to load campaigns. Please try again.</p>
      </ErrorState>
    );
  }
  const shown = listedCampaigns(campaigns.data, search, order);
  return (
    <>
      {campaigns.data.length > 10 && (
        <ListTools
          what="campaigns"
          search={search}
          onSearch={setSearch}
          orders={orders}
          order={order}
          onOrder={setOrder}
          found={shown.length}
        />
      )}
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} onDelete={() => setDoomed(campaign)} onInvite={() => setInviting(campaign)} />
        ))}
        <QuickCampaignCard count={campaigns.data.length} />
      </div>
      {inviting !== null && invite(inviting, () => setInviting(null))}
      <ConfirmDialog
        open={doomed !== null}
        title="Delete campaign"
        question={deleteQuestion(doomed?.name ?? '')}
        action="Delete"
        busy={remove.isPending}
        onConfirm={() => doomed !== null && remove.mutate({ campaignId: doomed.id })}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}
