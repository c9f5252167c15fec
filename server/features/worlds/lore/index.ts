export { add } from './add.ts';
export { edit } from './edit.ts';
export { get } from './get.ts';
export { history } from './history.ts';
export { list } from './list.ts';
export { remove } from './remove.ts';
export { restore } from './restore.ts';
export { resolveConflict } from './resolve-conflict.ts';
