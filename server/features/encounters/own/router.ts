export { list } from './list.ts';
export { save } from './save.ts';
export { remove } from './remove.ts';
