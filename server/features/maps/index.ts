export { serveMap } from './serve-map.ts';
