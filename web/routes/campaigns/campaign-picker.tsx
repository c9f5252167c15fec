import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { campaignAddress } from '#web/features/campaigns/campaign-address.ts';
import { ImportButton } from '#web/features/campaigns/interchange/import-button.tsx';
import { CampaignCardSkeletons } from '#web/features/campaigns/list/campaign-card-skeleton.tsx';
import { CampaignGrid } from '#web/features/campaigns/list/campaign-grid.tsx';
import { CampaignLibrary } from '#web/features/campaigns/list/campaign-library.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { useNavigate } from '#web/ui/router/router-view.tsx';
import { CampaignLinks } from '#web/table/actions/campaign-links.tsx';
import { useListedTab } from '#web/routes/use-listed-tab.ts';

/** Where one chooses the table to sit down at. */
export function CampaignPicker() {
  const { person } = useSession();
  const [which, setWhich] = useListedTab();
  const navigate = useNavigate();
  return (
    <Page
      title="Your Campaigns"
      lead="The campaigns you have a seat in, and the free one that is open to all."
      actions={
        person !== null && (
          <>
            <ButtonLink to="/campaign/new" variant="outline">
              Choose a world and a name
            </ButtonLink>
            <ImportButton />
            <ButtonLink to="/campaign/join" variant="outline">
              Join a Campaign
            </ButtonLink>
          </>
        )
      }
    >
      <SignedIn promise="Your campaigns wait here, and a free one that you can join at once." loading={<CampaignCardSkeletons />}>
        <CampaignLibrary which={which} onWhich={setWhich}>
          <CampaignGrid
            invite={(campaign, onClose) => <CampaignLinks campaign={campaign} onClose={onClose} />}
            onCreated={(campaign) => void navigate({ to: '/campaign', search: campaignAddress(campaign) })}
          />
        </CampaignLibrary>
      </SignedIn>
    </Page>
  );
}
