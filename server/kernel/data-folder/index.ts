export { backupName, kindOf, momentOf } from './backup-name.ts';
export type { BackupKind } from './backup-name.ts';
export { checkBelonging, noteBelonging } from './belonging.ts';
export { lockDataFolder } from './lock.ts';
export { lookAtStart } from './look-at-start.ts';
export { openDatabaseFolder } from './open-folder.ts';
export { refuseDamaged } from './refuse-damaged.ts';
export { restoreBackup } from './restore.ts';
export { wayBackFrom } from './way-back.ts';
