import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Page } from '#web/ui/page.tsx';
import { InvitationEntry } from './invitation-entry.tsx';

/** The way to a seat at somebody's table. */
export function CampaignJoin() {
  return (
    <Page title="Join a Campaign" width="narrow" lead="Your Dungeon Master gives you a link, or a code of eight letters.">
      <div className="flex flex-col gap-6">
        <InvitationEntry />
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 flex-[1_1_18rem] text-ink-soft">
            No invitation? Start your own story on Home, or enter the free campaign that everyone shares.
          </p>
          <ButtonLink to="/campaign" variant="outline">
            Your Campaigns
          </ButtonLink>
        </Card>
      </div>
    </Page>
  );
}
