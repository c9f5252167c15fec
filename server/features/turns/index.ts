export { collectIntents } from './collect-intents.ts';
export { forceEnd } from './force-end.ts';
export { get } from './get.ts';
export { lowerHand } from './lower-hand.ts';
export { raiseHand } from './raise-hand.ts';
export { startTurnClock } from './turn-clock.ts';
export { findClosedIntents, getTurn } from './turns.store.ts';
