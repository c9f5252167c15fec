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
export { create } from './operations/create.ts';
export { remove } from './operations/delete.ts';
export { announceSeat } from './announce-seat.ts';
export { enroll } from './operations/enroll.ts';
export { findAccess, lockSeatsOf } from './find-access.ts';
export { get } from './operations/get.ts';
export { handOver } from './operations/hand-over.ts';
export { kick } from './operations/kick.ts';
export { leave } from './operations/leave.ts';
export { list } from './operations/list.ts';
export { markRead } from './operations/mark-read.ts';
export { members } from './operations/members.ts';
export { pruneCampaigns } from './prune-campaigns.ts';
export { refuseAlikeName, refuseAlikeSeat } from './refuse-alike-names.ts';
export { restore } from './operations/restore.ts';
export { saveSettings } from './operations/save-settings.ts';
export { seedTemplateCampaign } from './seed-template.ts';
export { setRole } from './operations/set-role.ts';
export { isFull } from './private-runs.store.ts';
export { startPrivateRun } from './operations/start-private-run.ts';
export { access } from './operations/access.ts';
export { findSettings, findWorldId, saveSettings as saveTableSettings } from './table.store.ts';
