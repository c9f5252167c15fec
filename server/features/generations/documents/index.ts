export { ReadDocument } from './parse/document.ts';
export { extractWithModel, FoundEntry, type ModelProgress } from './extract/extract-with-model.ts';
export { mergeProposals } from './extract/merge-proposals.ts';
export { normalName } from './extract/normal-name.ts';
export { type Chunk, type ModelPrice, planModelRun, priceOf, Reading, readingOf } from './extract/plan-model-run.ts';
export { FoundBy, Proposal } from './extract/proposal.ts';
export { readDocument } from './read-document.ts';
