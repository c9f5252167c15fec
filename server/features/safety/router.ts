export { get } from './get.ts';
export { add } from './add.ts';
export { remove } from './remove.ts';
