export { listDamagedEntries, selectEntry } from './entries.store.ts';
export * as entrySql from './entry-sql.store.ts';
export { mendEntry } from './mend-entry.ts';
export { readLore, readLoreNamed } from './read-lore.ts';
export * as wholeLore from './whole-lore.ts';
export { addEntries, editEntry } from './write-entry.ts';
