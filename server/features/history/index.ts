export { RecapWorker } from './recap-worker.ts';
