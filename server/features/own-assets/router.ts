export { remove } from './remove.ts';
export { saveStamp } from './save-stamp.ts';
export { saveTable } from './save-table.ts';
export { stamps } from './stamps.ts';
export { tables } from './tables.ts';
