export { watch } from './watch.ts';
