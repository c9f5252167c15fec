export { ask } from './ask.ts';
export { list } from './list.ts';
