export { add } from './add.ts';
export { remove } from './delete.ts';
export { link } from './link.ts';
export { list } from './list.ts';
export { update } from './update.ts';
