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
export { create } from './create.ts';
export { remove } from './delete.ts';
export { announceSeat } from './announce-seat.ts';
export { enroll } from './enroll.ts';
export { findAccess, lockSeatsOf } from './find-access.ts';
export { get } from './get.ts';
export { handOver } from './hand-over.ts';
export { kick } from './kick.ts';
export { leave } from './leave.ts';
export { list } from './list.ts';
export { markRead } from './mark-read.ts';
export { members } from './members.ts';
export { pruneCampaigns } from './prune-campaigns.ts';
export { refuseAlikeName, refuseAlikeSeat } from './refuse-alike-names.ts';
export { restore } from './restore.ts';
export { saveSettings } from './save-settings.ts';
export { seedTemplateCampaign } from './seed-template.ts';
export { setRole } from './set-role.ts';
export { isFull } from './private-runs.store.ts';
export { startPrivateRun } from './start-private-run.ts';
export { access } from './access.ts';
export { findSettings, saveSettings as saveTableSettings } from './table.store.ts';
