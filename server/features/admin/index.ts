export type { AdminServices } from './admin-services.ts';
export { insertAuditLine } from './admin.store.ts';
export { startDailyBackups } from './backups/daily-backups.ts';
export { openBackups } from './backups/open-backups.ts';
export type { Backups } from './backups/open-backups.ts';
export { removeHalfBackups } from './backups/remove-half-backups.ts';
export { downloadBackup } from './download.ts';
export { noteDamage } from './note-damage.ts';
