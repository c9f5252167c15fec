import type { CampaignCard } from '#domain/campaign/campaign.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { campaignAddress } from '#web/features/campaigns/campaign-address.ts';

/** The free table that everybody shares, for somebody who has no seat there yet. */
export function SharedTableCard({ campaign }: { campaign: CampaignCard }) {
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2 className="font-display text-name font-semibold">Or join the table that everyone shares</h2>
        <p className="text-ink-soft">It plays the same adventure and is always active. Others have moved its story on.</p>
      </div>
      <ButtonLink to="/campaign" search={campaignAddress(campaign)} variant="outline">
        Take a seat
      </ButtonLink>
    </Card>
  );
}
