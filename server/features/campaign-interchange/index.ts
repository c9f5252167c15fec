export { serveCampaignExport } from './serve-export.ts';
export { serveCampaignImport } from './serve-import.ts';
