export * as sheets from './change-character.ts';
export * as ownHeroes from './heroes/own-heroes.ts';
export { findAuraNear } from './ruled/aura-near.ts';
export { findCharacterAccess } from './character-access.ts';
export { listCharacters, listHeroOwners, lockCharacters, saveCharacter } from './characters.store.ts';
export * as portraitStore from './portraits.store.ts';
export { servePortraits } from './serve-portraits.ts';
