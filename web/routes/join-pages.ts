export { CampaignJoin } from './campaign-join.tsx';
export { Join } from './join.tsx';
