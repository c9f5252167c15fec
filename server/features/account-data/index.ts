export { startAccountDeletionWorker } from './account-deletion-worker.ts';
export { tellTables } from './tell-tables.ts';
export { serveExport } from './serve-export.ts';
