export { get } from './get.ts';
export { history } from './history.ts';
export { list } from './list.ts';
export { remove } from './remove.ts';
export { restore } from './restore.ts';
export { save } from './save.ts';
