// Writes the entries of a world many at a time.
export { fillWorld } from './fill-world.ts';
export { replaceEntries } from './replace-entries.ts';
export { saveTemplateLore } from './save-template-lore.ts';
