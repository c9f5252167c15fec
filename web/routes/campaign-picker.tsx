import { SignedIn } from '#web/features/account/signed-in.tsx';
import { CampaignCardSkeletons } from '#web/features/campaigns/campaign-card-skeleton.tsx';
import { CampaignGrid } from '#web/features/campaigns/campaign-grid.tsx';
import { CampaignLibrary } from '#web/features/campaigns/campaign-library.tsx';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { CampaignLinks } from './campaign-links.tsx';
import { useWhich } from './use-which.ts';

/** Where one chooses the table to sit down at. */
export function CampaignPicker() {
  const { person } = useSession();
  const [which, setWhich] = useWhich();
  return (
    <Page
      title="Your Campaigns"
      lead="Every table you have a seat at, and the free one that is open to all."
      actions={
        person !== null && (
          <ButtonLink to="/campaign/join" variant="outline">
            Join a Campaign
          </ButtonLink>
        )
      }
    >
      <SignedIn promise="Your campaigns wait here, and a free one that you can join at once." loading={<CampaignCardSkeletons />}>
        <CampaignLibrary which={which} onWhich={setWhich}>
          <CampaignGrid invite={(campaign, onClose) => <CampaignLinks campaign={campaign} onClose={onClose} />} />
        </CampaignLibrary>
      </SignedIn>
    </Page>
  );
}
