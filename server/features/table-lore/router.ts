export { list } from './list.ts';
export { removed } from './removed.ts';
export { get } from './get.ts';
export { save } from './save.ts';
export { remove } from './remove.ts';
export { history } from './history.ts';
export { restore } from './restore.ts';
