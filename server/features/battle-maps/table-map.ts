// What a fight reads and does on the map of its table.
export { findMap, findMemories, findShownMap } from './battle-maps.store.ts';
export type { KeptMap } from './battle-maps.store.ts';
export { changeMap, walkToken } from './change-map.ts';
export { lookAs } from './look-as.ts';
export { findViewer } from './viewers.ts';
