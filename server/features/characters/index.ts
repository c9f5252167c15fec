export * as sheets from './change-character.ts';
export { findCharacterAccess } from './character-access.ts';
export { listCharacters, lockCharacter, lockCharacters, saveCharacter } from './characters.store.ts';
export { pruneAnswers } from './answers.store.ts';
export { findPicture, listPicturesOf } from './portraits.store.ts';
export { servePortraits } from './serve-portraits.ts';
