export { countWorldFileBytes } from './files.store.ts';
export { findPictureUrl } from './picture-url.ts';
export { receiveUpload } from './receive-upload.ts';
export type { Upload } from './receive-upload.ts';
export { serveFiles } from './serve-files.ts';
export { serveStorageUpload } from './serve-storage-upload.ts';
export { sniffPicture } from './sniff-upload.ts';
