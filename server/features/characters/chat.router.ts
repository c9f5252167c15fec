export { roll } from './operations/roll-written.ts';
