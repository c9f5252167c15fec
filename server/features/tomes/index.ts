export { mendTome } from './mend-tome.ts';
export { replaceTomes } from './replace-tomes.ts';
export { serveUploads } from './serve-uploads.ts';
export * as tomeSql from './tome-sql.store.ts';
export * as worldTomes from './tomes.store.ts';
