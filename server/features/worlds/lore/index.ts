export { selectEntry } from './entries.store.ts';
export { readLore, readLoreNamed } from './read-lore.ts';
export { addEntries, editEntry } from './write-entry.ts';
export type { NewEntry } from './write-entry.ts';
