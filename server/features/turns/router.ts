export { get } from './get.ts';
export { raiseHand } from './raise-hand.ts';
export { lowerHand } from './lower-hand.ts';
export { forceEnd } from './force-end.ts';
export { pause } from './pause.ts';
export { setAway } from './set-away.ts';
export { skip } from './skip.ts';
