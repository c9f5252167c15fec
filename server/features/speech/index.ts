export { pruneRecordings } from './prune-recordings.ts';
export { serveRecordings } from './serve-recordings.ts';
