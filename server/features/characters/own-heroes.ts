export { findOwnHeroFile } from './character-file.ts';
export { readKeptHeroes } from './heroes/heroes.store.ts';
