export { listCheckpoints, saveCheckpoint } from './history.store.ts';
export { RecapWorker } from './recap-worker.ts';
