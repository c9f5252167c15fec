export { gatherWorld } from './gather-world.ts';
export { keepImport } from './keep-import.ts';
export type { Companion } from './keep-import.ts';
export { packWorld } from './pack-world.ts';
export { readImport } from './read-import.ts';
export type { ReadWorld } from './read-import.ts';
export { rewritePaths } from './rewrite-paths.ts';
export { serveWorldExport } from './serve-export.ts';
export { serveWorldImport } from './serve-import.ts';
