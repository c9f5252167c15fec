export { get } from './get.ts';
export { open } from './open.ts';
export { close } from './close.ts';
export { picture } from './picture.ts';
