import { lazyPart } from '#web/ui/router/lazy-part.tsx';
import { useSearch } from '#web/ui/router/router-view.tsx';
import { Suspense } from 'react';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

const CampaignPicker = lazyPart(() => import('./campaign-picker.tsx'), 'CampaignPicker');
const CampaignSession = lazyPart(async () => {
  const { CampaignSession } = await import('#web/table/campaign-session.tsx');
  return { CampaignSession };
}, 'CampaignSession');

/** Loads the one of both that an address shows. */
export const loadCampaign = (id: string | undefined) => (id === undefined ? CampaignPicker : CampaignSession).preload();

/** The table of the campaign the address names, else the picker. */
export function CampaignScreen() {
  const { id, name, isOwner, participantCount } = useSearch();
  return (
    <Suspense
      fallback={
        <Page title={name ?? (id === undefined ? 'Your Campaigns' : 'Campaign')}>
          <SkeletonLines lines={6} />
        </Page>
      }
    >
      {id === undefined ? <CampaignPicker /> : <CampaignSession key={id} campaignId={id} hint={{ name, isOwner, participantCount }} />}
    </Suspense>
  );
}
