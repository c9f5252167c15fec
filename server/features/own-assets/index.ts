export { deleteOwnAsset, findOwnAsset, listOwnAssets, writeOwnAsset } from './own-assets.store.ts';
export type { OwnAssets } from './own-assets.store.ts';
