export { ofWorld } from './of-world.ts';
export { ofCampaign } from './of-campaign.ts';
