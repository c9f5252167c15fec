export { rumoursOfCampaign } from './told-rumours.ts';
