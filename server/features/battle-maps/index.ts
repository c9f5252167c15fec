export { findShownMap } from './battle-maps.store.ts';
