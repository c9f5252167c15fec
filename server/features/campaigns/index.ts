export { findAccessOfMany, listParticipants, updateCampaigns } from './campaigns.store.ts';
export type { TableAccess } from './campaigns.store.ts';
export { findAccess, lockSeatsOf } from './find-access.ts';
export * as seating from './give-seat.ts';
export { findPlay } from './play.store.ts';
export { findSettings } from './table.store.ts';
export * as wholeCampaign from './whole.store.ts';
