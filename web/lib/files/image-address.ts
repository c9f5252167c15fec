/** Where a picture of a campaign's chat is fetched; it answers those who may read its message. */
export function imageAddress(campaignId: string, imageId: string): string {
  return `/api/campaigns/${campaignId}/images/${imageId}`;
}
