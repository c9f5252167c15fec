export { loreSharedSince } from './lore-shared-since.ts';
export { readEffectiveLore, readNamedEffectiveLore } from './read-effective-lore.ts';
