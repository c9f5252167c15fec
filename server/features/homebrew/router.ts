export { list } from './list.ts';
export { get } from './get.ts';
export { save } from './save.ts';
export { remove } from './remove.ts';
export { findSources } from './find-sources.ts';
export { copy } from './copy.ts';
export { readCreature } from './read-creature.ts';
