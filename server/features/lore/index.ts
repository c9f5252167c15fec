export { listDamagedEntries, selectEntry } from './entries.store.ts';
export * as entrySql from './entry-sql.store.ts';
export { fillWorld } from './fill-world.ts';
export { mendEntry } from './mend-entry.ts';
export { readLore, readLoreNamed } from './read-lore.ts';
export { saveTemplateLore } from './save-template-lore.ts';
export { addEntries, editEntry } from './write-entry.ts';
