export { pruneWorlds } from './prune-worlds.ts';
export { seedReadyWorlds } from './ready/seed-ready-worlds.ts';
