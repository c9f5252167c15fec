import { SignedIn } from '#web/features/account/signed-in.tsx';
import { NewCampaignForm } from '#web/features/campaigns/new-campaign-form.tsx';
import { useWorlds } from '#web/features/worlds/use-worlds.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useNavigate } from '@tanstack/react-router';

/** Pick a world and name a new campaign. */
export function NewCampaign() {
  return (
    <Page
      title="Create New Campaign"
      lead="Choose the world it plays in and give it a name. You will be its Dungeon Master."
      width="narrow"
    >
      <SignedIn promise="Here you open a campaign of your own. It belongs to your account.">
        <WorldsAndForm />
      </SignedIn>
    </Page>
  );
}

function WorldsAndForm() {
  const worlds = useWorlds();
  const navigate = useNavigate();
  if (worlds.isPending) return <SkeletonLines lines={6} />;
  if (worlds.isError) {
    return (
      <ErrorState title="Failed to load worlds" onRetry={() => void worlds.refetch()}>
        <p>Failed to load worlds. Please try again.</p>
      </ErrorState>
    );
  }
  return <NewCampaignForm worlds={worlds.data} onCreated={() => void navigate({ to: '/campaign' })} />;
}
