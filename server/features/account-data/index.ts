export { startAccountDeletionWorker } from './account-deletion-worker.ts';
export { serveExport } from './serve-export.ts';
