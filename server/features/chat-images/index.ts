export { bindImages, countImageBytes, findForMessages, findImage, findOwnUnposted } from './images.store.ts';
export { keepImage, refuseFull } from './keep-image.ts';
export { pruneImages } from './prune-images.ts';
export { serveImageUpload } from './serve-image-upload.ts';
export * as wholePictures from './whole.store.ts';
