export { get } from './get.ts';
export { history } from './history.ts';
export { list } from './list.ts';
export { loreToldSince } from './lore-told-since.ts';
export { readEffectiveLore, readNamedEffectiveLore } from './read-effective-lore.ts';
export { remove } from './remove.ts';
export { removed } from './removed.ts';
export { restore } from './restore.ts';
export { save } from './save.ts';
