export * as worldChanges from './changes.store.ts';
export { admitMember } from './members.store.ts';
export { removeConflict } from './remove-conflict.ts';
export { isWorldDeleted, worldsSeenBy } from './seen-worlds.store.ts';
export { buildsWorld, findAccess as findWorldAccess, lockWorldOf, readerOf } from './world-access.ts';
export * as worldStore from './worlds.store.ts';
