export { apply } from './apply.ts';
export { applyInFight } from './apply-in-fight.ts';
export { ask } from './ask.ts';
export { reach } from './reach.ts';
export { roll } from './roll.ts';
export { help } from './help.ts';
export { close } from './close.ts';
