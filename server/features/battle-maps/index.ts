export { findMap, insertMap, listMaps, writeShown } from './battle-maps.store.ts';
export { KeptMapLine, lineOfMap } from './kept-map-line.ts';
export { layPicture } from './drawn/lay-picture.ts';
export * as drawnMaps from './drawn/drawn-maps.store.ts';
export * as mapPictures from './drawn/map-pictures.store.ts';
export * as tableMap from './table-map.ts';
