import { SignedIn } from '#web/features/account/signed-in.tsx';
import { CampaignCardSkeletons } from '#web/features/campaigns/campaign-card-skeleton.tsx';
import { CampaignGrid } from '#web/features/campaigns/campaign-grid.tsx';
import { Page } from '#web/ui/page.tsx';
import { CampaignLinks } from './campaign-links.tsx';

/** Where one chooses the table to sit down at. */
export function CampaignPicker() {
  return (
    <Page title="Your Campaigns" lead="Every table you have a seat at, and the free one that is open to all.">
      <SignedIn promise="Your campaigns wait here, and a free one that you can join at once." loading={<CampaignCardSkeletons />}>
        <CampaignGrid invite={(campaign, onClose) => <CampaignLinks campaign={campaign} onClose={onClose} />} />
      </SignedIn>
    </Page>
  );
}
