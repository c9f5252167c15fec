export { get } from './get.ts';
export { open } from './open.ts';
export { close } from './close.ts';
