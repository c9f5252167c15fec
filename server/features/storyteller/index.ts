export { nextCalls, tell } from './storyteller.ts';
