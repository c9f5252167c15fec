import { runsCampaigns } from '#domain/account/account.ts';
import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { campaignAddress } from '#web/features/campaigns/campaign-address.ts';
import { NewCampaignForm } from '#web/features/campaigns/creation/new-campaign-form.tsx';
import { useWorlds } from '#web/features/worlds/use-worlds.ts';
import { usePerson } from '#web/lib/session/person.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useNavigate, useSearch } from '#web/ui/router/router-view.tsx';

/** Pick a world and name a new campaign. */
export function NewCampaign() {
  return (
    <Page title="Create New Campaign" lead="Choose a world and a name. You will be the Dungeon Master." width="narrow">
      <SignedIn promise="Here you open a campaign of your own. It belongs to your account.">
        <div className="flex flex-col gap-8">
          <AccessNote />
          <WorldsAndForm />
        </div>
      </SignedIn>
    </Page>
  );
}

/** Says beforehand what would otherwise only be said when the campaign is refused. */
function AccessNote() {
  const { plan } = usePerson();
  if (runsCampaigns(plan)) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p className="min-w-0 flex-[1_1_18rem] text-ink-soft">Creating a campaign needs Dungeon Master access. Ask for it in your profile.</p>
      <ButtonLink to="/account/profile" variant="outline">
        Profile
      </ButtonLink>
    </Card>
  );
}

function WorldsAndForm() {
  const worlds = useWorlds();
  const navigate = useNavigate();
  const { world: wanted } = useSearch();
  if (worlds.isPending) return <SkeletonLines lines={6} />;
  if (worlds.isError) {
    return (
      <ErrorState title="Failed to load worlds" onRetry={() => void worlds.refetch()}>
        <p>Failed to load worlds. Please try again.</p>
      </ErrorState>
    );
  }
  return (
    <NewCampaignForm
      worlds={worlds.data}
      wantedWorldId={wanted}
      onCreated={(campaign) => void navigate({ to: '/campaign', search: campaignAddress(campaign) })}
    />
  );
}
