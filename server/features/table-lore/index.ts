export { loreSharedSince } from './lore-shared-since.ts';
export { readEffectiveLore, readLoreToTell, readNamedEffectiveLore, readNamedLoreFor } from './read-effective-lore.ts';
