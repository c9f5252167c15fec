export { move } from './move.ts';
export { openLock } from './open-lock.ts';
