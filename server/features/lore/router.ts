export { list } from './operations/list.ts';
export { get } from './operations/get.ts';
export { add } from './operations/add.ts';
export { edit } from './operations/edit.ts';
export { remove } from './operations/remove.ts';
export { restore } from './operations/restore.ts';
export { history } from './operations/history.ts';
export { resolveConflict } from './operations/resolve-conflict.ts';
