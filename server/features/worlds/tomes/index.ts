export { add } from './operations/add.ts';
export { remove } from './operations/delete.ts';
export { link } from './operations/link.ts';
export { list } from './operations/list.ts';
export { update } from './operations/update.ts';
