import type { CampaignCard as CampaignCardData } from '#domain/campaign/campaign.ts';
import { limits } from '#domain/limits/limits.ts';
import { ConfirmDialog, deleteQuestion, restoreHint } from '#web/ui/dialogs/confirm-dialog.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignListing } from './campaign-listing.tsx';
import { StartOwnCard } from '#web/features/campaigns/creation/start-own-card.tsx';
import { QuickCampaignCard } from '#web/features/campaigns/creation/quick-campaign-card.tsx';
import { useDeleteCampaign } from './use-delete-campaign.ts';

interface CampaignGridProps {
  /** The join links of a campaign, shown while its owner looks at them. */
  invite: (campaign: CampaignCardData, onClose: () => void) => ReactNode;
  /** Leads to the table of a campaign that was just created. */
  onCreated: (campaign: CampaignCardData) => void;
}

/** Every campaign in sight as a card, and the card that makes a new one. */
export function CampaignGrid({ invite, onCreated }: CampaignGridProps) {
  const [doomed, setDoomed] = useState<CampaignCardData | null>(null);
  const [inviting, setInviting] = useState<CampaignCardData | null>(null);
  const remove = useDeleteCampaign(() => setDoomed(null));
  return (
    <>
      <CampaignListing>
        {(campaigns, all) => (
          <div className="flex flex-col gap-6">
            {campaigns.every(({ seat }) => seat === null) && <StartOwnCard />}
            <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {campaigns.map((campaign) => (
                <CampaignCard
                  key={campaign.id}
                  campaign={campaign}
                  onDelete={() => setDoomed(campaign)}
                  onInvite={() => setInviting(campaign)}
                />
              ))}
              <QuickCampaignCard count={all} onCreated={onCreated} />
            </div>
            {campaigns.some(({ seat }) => seat !== null) && <StartOwnCard />}
          </div>
        )}
      </CampaignListing>
      {inviting !== null && invite(inviting, () => setInviting(null))}
      <ConfirmDialog
        open={doomed !== null}
        title="Delete campaign"
        question={deleteQuestion(doomed?.name ?? '')}
        action="Delete"
        note={<p className="mt-2">{restoreHint(limits.deletedCampaignDays)}</p>}
        busy={remove.isPending}
        onConfirm={() => doomed !== null && remove.mutate({ campaignId: doomed.id })}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}
