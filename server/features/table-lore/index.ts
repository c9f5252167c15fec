export { loreToldSince } from './lore-told-since.ts';
export { readEffectiveLore, readNamedEffectiveLore } from './read-effective-lore.ts';
