export { ReadDocument } from './document.ts';
export { extractWithModel, FoundEntry, type ModelProgress } from './extract-with-model.ts';
export { mergeProposals } from './merge-proposals.ts';
export { normalName } from './normal-name.ts';
export { type Chunk, type ModelPrice, planModelRun, priceOf, Reading, readingOf } from './plan-model-run.ts';
export { FoundBy, Proposal } from './proposal.ts';
export { readDocument } from './read-document.ts';
