export { get } from './get.ts';
export { list } from './list.ts';
export { seedTemplateWorld } from './seed-template.ts';
export { templateAdventure } from './template/adventure.ts';
export { findAdventure, findWorldFor } from './worlds.store.ts';
