import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Page } from '#web/ui/page.tsx';
import { InvitationEntry } from './invitation-entry.tsx';

/** The way to a seat at somebody's table. */
export function CampaignJoin() {
  return (
    <Page
      title="Join a Campaign"
      width="narrow"
      lead="The Dungeon Master of the campaign gives you a link or a code. It is your seat at the table."
    >
      <div className="flex flex-col gap-6">
        <InvitationEntry />
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 flex-[1_1_18rem] text-ink-soft">
            No invitation? The free campaign is open to everyone: enter it and you have a seat.
          </p>
          <ButtonLink to="/campaign" variant="outline">
            Your Campaigns
          </ButtonLink>
        </Card>
      </div>
    </Page>
  );
}
