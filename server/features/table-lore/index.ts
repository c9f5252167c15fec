export { loreSharedSince } from './lore-shared-since.ts';
export { readEffectiveLore, readNamedEffectiveLore, readNamedLoreFor } from './read-effective-lore.ts';
