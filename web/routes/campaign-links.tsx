import { lazy, Suspense } from 'react';

const CampaignLinksDialog = lazy(async () => ({
  default: (await import('#web/features/invitations/campaign-links-dialog.tsx')).CampaignLinksDialog,
}));

/** The join links of a campaign, fetched when they are wanted. */
export function CampaignLinks(props: { campaign: { id: string; name: string }; onClose: () => void }) {
  return (
    <Suspense>
      <CampaignLinksDialog {...props} />
    </Suspense>
  );
}
