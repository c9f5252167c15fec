export * as closedCycles from './closed-cycles.ts';
export { collectIntents } from './collect-intents.ts';
export { dropHands, restDeleted } from './drop-hands.ts';
export { noteAnswers, noteOpenings } from './note-play-by-post.ts';
export { startTurnEmailWorker } from './turn-email-worker.ts';
export { restTurn } from './rest-turn.ts';
export { startTurnClock } from './turn-clock.ts';
export { getTurn } from './turns.store.ts';
