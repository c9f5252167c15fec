export { fragmentWriter } from '#server/features/storyteller/compose/fragment-writer.ts';
export { tellMoments } from './tell-moments.ts';
export { seeded } from '#server/features/storyteller/plan/seed.ts';
