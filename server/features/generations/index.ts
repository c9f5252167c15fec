export type { ModelAccess } from './model-access.ts';
export { startGenerationWorker } from './worker/generation-worker.ts';
export { worldData } from './world-data.ts';
