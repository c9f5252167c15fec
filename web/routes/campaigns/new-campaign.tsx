import { runsCampaigns } from '#domain/account/account.ts';
import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { campaignAddress } from '#web/features/campaigns/campaign-address.ts';
import { NewCampaignForm } from '#web/features/campaigns/creation/new-campaign-form.tsx';
import { StartOwnCard } from '#web/features/campaigns/creation/start-own-card.tsx';
import { useWorlds } from '#web/features/worlds/use-worlds.ts';
import { AskForAccess } from '#web/lib/session/ask-for-access.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { refreshSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useNavigate, useSearch } from '#web/ui/router/router-view.tsx';
import { useEffect } from 'react';

/** Pick a world and name a new campaign. */
export function NewCampaign() {
  return (
    <Page title="Create New Campaign" lead="Choose a world and a name. You will be the Dungeon Master." width="narrow">
      <SignedIn promise="Here you open a campaign of your own. It belongs to your account.">
        <ForWhoMay />
      </SignedIn>
    </Page>
  );
}

/** The form, for who may create a campaign; everybody else is spared a form that would be refused. */
function ForWhoMay() {
  return runsCampaigns(usePerson().plan) ? <WorldsAndForm /> : <WithoutAccess />;
}

/** What it takes to lead a campaign, and what one can play without that. */
function WithoutAccess() {
  // It may have been given since, while nothing told this page.
  useEffect(() => void refreshSession(), []);
  return (
    <div className="flex flex-col gap-8">
      <Card className="flex flex-col items-start gap-4">
        <p className="max-w-[62ch]">
          Leading a campaign of your own takes Dungeon Master access. <AskForAccess /> Until you have it, you can play: in a story of your
          own, or at the table of a friend who invites you.
        </p>
        <ButtonLink to="/campaign/join" variant="outline">
          Join a Campaign
        </ButtonLink>
      </Card>
      <StartOwnCard />
    </div>
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
