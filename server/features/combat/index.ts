export { isFighting } from './fight.ts';
export { followSheets } from './follow-sheets.ts';
