export { pruneAnswers } from './answers.store.ts';
export { dropRemoved } from './drop-removed.ts';
