export { startReactionClock } from './reactions/reaction-clock.ts';
export { isFighting } from './fight.ts';
export { followSheets } from './follow-sheets.ts';
