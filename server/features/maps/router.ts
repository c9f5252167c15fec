export { get } from './get.ts';
export { savePin } from './save-pin.ts';
export { removePin } from './remove-pin.ts';
export { reveal } from './reveal.ts';
export { setFog } from './set-fog.ts';
