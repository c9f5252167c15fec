export { bindImages, countImageBytes, findForMessages, findImage } from './images.store.ts';
export { pruneImages } from './prune-images.ts';
export { serveImageUpload } from './serve-image-upload.ts';
