import type { CampaignCard } from '#domain/campaign/campaign.ts';

/** The campaign to go on with: the one with a seat played last, else the template that anyone may join; null without either. */
export function campaignToContinue(campaigns: readonly CampaignCard[]): CampaignCard | null {
  const latest = campaigns.toSorted((one, other) => other.lastActive.localeCompare(one.lastActive));
  return latest.find(({ seat }) => seat !== null) ?? latest.find(({ isTemplate }) => isTemplate) ?? null;
}
