import type { Campaign } from '#domain/campaign/campaign.ts';
import { lazy, Suspense } from 'react';

const InviteDialog = lazy(async () => ({ default: (await import('#web/features/invitations/invite-dialog.tsx')).InviteDialog }));

interface CampaignLinksProps {
  campaign: Pick<Campaign, 'id' | 'name' | 'privateRun'> & Partial<Pick<Campaign, 'settings'>>;
  onClose: () => void;
}

/** Inviting people to a campaign, fetched when it is wanted. */
export function CampaignLinks(props: CampaignLinksProps) {
  return (
    <Suspense>
      <InviteDialog {...props} />
    </Suspense>
  );
}
