import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { screenPolicies } from '#domain/permissions/screen-policies.ts';
import { campaignAccessOf } from '#domain/permissions/campaign-access.ts';
import type { PartyGroup } from '#domain/maps/party-on-map.ts';
import { useHeroNames } from '#web/table/session/use-heroes.ts';
import { CampaignMap } from '#web/features/maps/campaign-map.tsx';

/** Where the party is, and those of it who are elsewhere, by their heroes' names. */
function groupsOf({ location, participants }: Campaign, heroes: ReadonlyMap<string, string>): PartyGroup[] {
  if (location === null) return [];
  const away = (location.apart ?? []).flatMap(({ userId, name, place = location.place }) => {
    const hero = heroes.get(userId) ?? participants.find((each) => each.userId === userId)?.name;
    return hero === undefined ? [] : [{ heroes: [hero], places: [name, place] }];
  });
  return [{ heroes: null, places: [location.name, location.place] }, ...away];
}

interface TableMapProps {
  campaign: Campaign;
  me: Person;
  look: 'large' | 'small';
  withTools: boolean;
}

/** The campaign's map in one of its places: instead of the story, or in the World tab. */
export function TableMap({ campaign, me, ...place }: TableMapProps) {
  const isGameMaster = screenPolicies['maps.savePin'](me, campaignAccessOf(campaign)) === true;
  const heroes = useHeroNames(campaign.id);
  const party = groupsOf(campaign, heroes);
  return <CampaignMap campaignId={campaign.id} worldName={campaign.worldName} {...{ isGameMaster, party }} {...place} />;
}
