import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { screenPolicies } from '#domain/permissions/screen-policies.ts';
import { campaignAccessOf } from '#domain/permissions/campaign-access.ts';
import { CampaignMap } from '#web/features/maps/campaign-map.tsx';

interface TableMapProps {
  campaign: Campaign;
  me: Person;
  look: 'large' | 'small';
  withTools: boolean;
}

/** The campaign's map in one of its places: instead of the story, or in the World tab. */
export function TableMap({ campaign, me, ...place }: TableMapProps) {
  const isGameMaster = screenPolicies['maps.savePin'](me, campaignAccessOf(campaign)) === true;
  return <CampaignMap campaignId={campaign.id} worldName={campaign.worldName} isGameMaster={isGameMaster} {...place} />;
}
