export { dropRemoved } from './drop-removed.ts';
