export { readDrawnMaps } from './drawn/drawn-maps.store.ts';
