export { fragmentWriter } from './fragment-writer.ts';
export { tellMoments } from './moments/tell-moments.ts';
export { seeded } from '#server/features/storyteller/plan/seed.ts';
