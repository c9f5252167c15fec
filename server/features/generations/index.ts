import { cancel } from './cancel.ts';
import { decide } from './decide.ts';
import type { ModelAccess } from './model-access.ts';
import { discard } from './discard.ts';
import { document } from './document.ts';
import { expand } from './expand.ts';
import { generate } from './generate.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { proposals } from './proposals.ts';
import { read } from './read.ts';
import { readWithModel } from './read-with-model.ts';

export type { ModelAccess } from './model-access.ts';
export { GenerationWorker } from './generation-worker.ts';
export { worldData } from './world-data.ts';

/** What answers the operations on generations, for whoever tells at the time. */
export function generationOperations(models: ModelAccess) {
  return {
    generate: generate(models),
    expand: expand(models),
    read: read(models),
    readWithModel: readWithModel(models),
    list: list(models),
    get: get(models),
    cancel: cancel(models),
    discard,
    proposals,
    decide: decide(models),
    document,
  };
}
