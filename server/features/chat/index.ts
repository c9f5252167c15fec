export { listMessagesAt, listMessagesFor, listPublicMessages, saveIntentCycle } from './chat.store.ts';
export { awaitsWhenLate } from './find-listening.ts';
export * as messageSql from './message-sql.store.ts';
export { postMessage, postSystemLine, postNarration } from './post-message.ts';
export { serveImages } from './serve-images.ts';
