export { CampaignJoin } from './campaign-join.tsx';
export { Join } from './join.tsx';
export { WorldJoin } from './world-join.tsx';
