export { findMap, insertMap, listMaps, writeShown } from './battle-maps.store.ts';
