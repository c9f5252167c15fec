export { ask } from './ask.ts';
export { roll } from './roll.ts';
export { help } from './help.ts';
export { close } from './close.ts';
