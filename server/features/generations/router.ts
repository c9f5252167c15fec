import type { ModelAccess } from './model-access.ts';
import { cancel } from './operations/cancel.ts';
import { decide } from './operations/decide.ts';
import { discard } from './operations/discard.ts';
import { document } from './operations/document.ts';
import { expand } from './operations/expand.ts';
import { generate } from './operations/generate.ts';
import { get } from './operations/get.ts';
import { list } from './operations/list.ts';
import { proposals } from './operations/proposals.ts';
import { readWithModel } from './operations/read-with-model.ts';
import { read } from './operations/read.ts';

/** What answers the operations on generations, for whoever tells at the time. */
export const router = (models: ModelAccess) => ({
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
});
