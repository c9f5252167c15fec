export * as worldFiles from './files.store.ts';
export { findPictureUrl } from './picture-url.ts';
export { serveFiles } from './serve-files.ts';
export { serveStorageUpload } from './serve-storage-upload.ts';
export { sniffDocument, sniffPicture } from './sniff-upload.ts';
