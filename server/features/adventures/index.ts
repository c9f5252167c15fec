export { adventureOf, playsReady } from './adventure-of.ts';
export { findLoreByReader } from './lore-by-reader.ts';
export { readyAdventures, templateAdventure } from './ready-adventures.ts';
export { savePlay } from './save-play.ts';
