export { listDamagedParts } from './damaged-parts.ts';
export { mapPathOf } from './map-file.store.ts';
export { removeWorldFiles } from './prune-worlds.ts';
export { listReadableFiles } from './readable-files.store.ts';
export { readyWorlds } from './ready/ready-worlds.ts';
export { mapUrlOf } from './to-world.ts';
export { findWorld, findWorldFor } from './worlds.store.ts';
export type { WorldRow } from './worlds.store.ts';
