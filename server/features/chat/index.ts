export * as appliedRolls from './applied-rolls.ts';
export * as messageStore from './chat.store.ts';
export { awaitsWhenLate } from './find-listening.ts';
export * as messageSql from './message-sql.store.ts';
export * as checkMessages from './post-check.ts';
export * as passages from './passages.ts';
export { postMessage, postSystemLine } from './post-message.ts';
export { serveImages } from './serve-images.ts';
export * as wholeStory from './whole.store.ts';
