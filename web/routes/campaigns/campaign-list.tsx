import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { ImportButton } from '#web/features/campaigns/interchange/import-button.tsx';
import { CampaignCardSkeletons } from '#web/features/campaigns/list/campaign-card-skeleton.tsx';
import { CampaignLibrary } from '#web/features/campaigns/list/campaign-library.tsx';
import { CampaignTable } from '#web/features/campaigns/list/campaign-table.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { usePlace } from '#web/ui/router/router-view.tsx';
import { Plus } from 'lucide-react';
import { useListedTab } from '#web/routes/use-listed-tab.ts';

/** All campaigns as a list, under both of its addresses. */
export function CampaignList() {
  const tome = usePlace().pathname === '/campaign/tome';
  const [which, setWhich] = useListedTab();
  return (
    <Page
      title={tome ? 'Campaign Tome' : 'Current Campaigns'}
      lead={tome ? 'All your campaigns, with their world and latest message.' : 'The campaigns you have a seat in, last played first.'}
      actions={
        <>
          <ImportButton />
          <ButtonLink to="/campaign/new" icon={<Plus aria-hidden />}>
            Create New Campaign
          </ButtonLink>
        </>
      }
    >
      <SignedIn promise="The campaigns of your account are listed here." loading={<CampaignCardSkeletons />}>
        <CampaignLibrary which={which} onWhich={setWhich}>
          <CampaignTable />
        </CampaignLibrary>
      </SignedIn>
    </Page>
  );
}
