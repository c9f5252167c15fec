// What a fight reads and does on the map of its table.
export { findMap, findMemories, findShownMap } from './battle-maps.store.ts';
export type { KeptMap } from './battle-maps.store.ts';
export { changeMap, followFight, walkToken } from './change-map.ts';
export { lookAs, lookTogether } from './look-as.ts';
export { findScreen } from './screens/table-screens.store.ts';
export { findViewer } from './viewers.ts';
