import type { CampaignCard } from '#domain/campaign/campaign.ts';

export type CampaignOrder = 'active' | 'name';

/** The campaigns whose name or world contains what was searched for, in the chosen order. */
export function listedCampaigns(campaigns: readonly CampaignCard[], search: string, order: CampaignOrder): CampaignCard[] {
  const wanted = search.trim().toLocaleLowerCase();
  const found = campaigns.filter(({ name, worldName }) => `${name}\n${worldName}`.toLocaleLowerCase().includes(wanted));
  return order === 'name'
    ? found.toSorted((one, other) => one.name.localeCompare(other.name))
    : found.toSorted((one, other) => other.lastActive.localeCompare(one.lastActive));
}
