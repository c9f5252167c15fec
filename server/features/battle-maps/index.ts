export { findMap, insertMap, listMaps, writeShown } from './battle-maps.store.ts';
export { readDrawnMaps } from './drawn/drawn-maps.store.ts';
