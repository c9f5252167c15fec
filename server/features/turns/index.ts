export * as closedCycles from './closed-cycles.ts';
export * as turnListeners from './listeners.ts';
export { startTurnEmailWorker } from './turn-email-worker.ts';
export { restTurn } from './rest-turn.ts';
export { startTurnClock } from './turn-clock.ts';
export { getTurn } from './turns.store.ts';
