/** Where heroes are kept who are at no table: on this device, or in the account of who is signed in. Both stand for a campaign in calls about sheets. */
export const places = ['device', 'account'] as const;
export type Place = (typeof places)[number];

/** Whether what stands for a campaign is a place away from tables. */
export const isAway = (campaignId: string): campaignId is Place => places.some((place) => place === campaignId);
