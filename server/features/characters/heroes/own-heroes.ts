export { findOwnHeroFile } from '#server/features/characters/character-file.ts';
export { readKeptHeroes } from './heroes.store.ts';
