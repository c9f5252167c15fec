export { listMessagesFor, listPublicMessages } from './chat.store.ts';
export { awaitsWhenLate } from './find-listening.ts';
export { countImageBytes } from './images.store.ts';
export { postMessage, postPrivateLine, postSystemLine, postNarration } from './post-message.ts';
export { pruneImages } from './prune-images.ts';
export * as story from './story.store.ts';
export { serveImages } from './serve-images.ts';
export * as takenUp from './taken-up.store.ts';
export { listCauses, withdraw } from './withdrawn.store.ts';
