export { request } from './request.ts';
export { mine } from './mine.ts';
export { withdraw } from './withdraw.ts';
