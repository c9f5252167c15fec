export { pruneCampaigns } from './prune-campaigns.ts';
export { refuseAlikeName } from './refuse-alike-names.ts';
export { seedTemplateCampaign } from './seed-template.ts';
