export { get } from './get.ts';
export { list } from './list.ts';
export { remove } from './remove.ts';
export { save } from './save.ts';
export { savePicture } from './save-picture.ts';
