export { get } from './get.ts';
export { removePin } from './remove-pin.ts';
export { reveal } from './reveal.ts';
export { savePin } from './save-pin.ts';
export { serveMap } from './serve-map.ts';
export { setFog } from './set-fog.ts';
