export { list } from './operations/list.ts';
export { add } from './operations/add.ts';
export { update } from './operations/update.ts';
export { remove as delete } from './operations/delete.ts';
export { link } from './operations/link.ts';
