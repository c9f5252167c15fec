export { creatures } from './creatures.ts';
export { statBlock } from './stat-block.ts';
export { ofCampaign } from './of-campaign.ts';
export { ofWorld } from './of-world.ts';
export { keep } from './keep.ts';
export { forget } from './forget.ts';
