export { serveUploads } from './serve-uploads.ts';
export { selectTome, worldOfTome } from './tomes.store.ts';
