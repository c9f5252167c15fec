export { deleteOwnAsset, findOwnAsset, listOwnAssets, writeOwnAsset } from './own-assets.store.ts';
