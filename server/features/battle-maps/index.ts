export { listMaps } from './battle-maps.store.ts';
export { findMapLine, KeptMapLine, keepMapLine } from './kept-map-line.ts';
export { layPicture } from './drawn/lay-picture.ts';
export { countTablePictureBytes } from './pictures/table-pictures.store.ts';
export * as drawnMaps from './drawn/drawn-maps.store.ts';
export * as mapPictures from './drawn/map-pictures.store.ts';
export { takeOffDeleted } from './take-off-deleted.ts';
export * as tableMap from './table-map.ts';
