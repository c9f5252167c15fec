/** The name of a campaign made by the quick button: its number is the count of campaigns in sight plus one. */
export function quickCampaignName(count: number): string {
  return `New Campaign ${count + 1}`;
}
