export { bringEntries } from './bring-entries.ts';
export { listEntries, writeEntry } from './homebrew.store.ts';
export { findOwnContent, findOwnMonster, listOwnMonsters } from './own-content.ts';
export { replaceEntries } from './replace-entries.ts';
