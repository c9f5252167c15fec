export { move } from './move.ts';
