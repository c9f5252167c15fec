export { gatherWorld } from './gather-world.ts';
export { packWorld } from './pack-world.ts';
export { serveWorldExport } from './serve-export.ts';
export { serveWorldImport } from './serve-import.ts';
