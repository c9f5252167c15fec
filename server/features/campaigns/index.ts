export {
  findPlay,
  findStandings,
  listParticipants,
  noteActivity,
  saveCollecting,
  saveLastWords,
  savePlay,
  seatPerson,
} from './campaigns.store.ts';
export type { TableStanding } from './campaigns.store.ts';
export { create } from './create.ts';
export { remove } from './delete.ts';
export { enroll } from './enroll.ts';
export { findStanding } from './find-standing.ts';
export { get } from './get.ts';
export { list } from './list.ts';
export { seedTemplateCampaign } from './seed-template.ts';
export { standing } from './standing.ts';
