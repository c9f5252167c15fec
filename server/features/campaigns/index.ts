export { adventureOf, isTemplate } from './adventure-of.ts';
export {
  findPlay,
  findAccessOfMany,
  isCampaign,
  listParticipants,
  noteActivity,
  saveCollecting,
  saveLastWords,
  savePlay,
  seatPerson,
  settingsOf,
} from './campaigns.store.ts';
export type { TableAccess } from './campaigns.store.ts';
export { announceSeat } from './announce-seat.ts';
export { findAccess, lockSeatsOf } from './find-access.ts';
export { pruneCampaigns } from './prune-campaigns.ts';
export { refuseAlikeName, refuseAlikeSeat } from './refuse-alike-names.ts';
export { seedTemplateCampaign } from './seed-template.ts';
export { isFull } from './private-runs.store.ts';
export { findSettings, findWorldId, saveSettings as saveTableSettings } from './table.store.ts';
