import { cancel } from './cancel.ts';
import { decide } from './decide.ts';
import type { Desk } from './desk.ts';
import { discard } from './discard.ts';
import { document } from './document.ts';
import { expand } from './expand.ts';
import { generate } from './generate.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { proposals } from './proposals.ts';
import { read } from './read.ts';
import { readWithModel } from './read-with-model.ts';

export type { Desk } from './desk.ts';
export { Scribe } from './scribe.ts';
export { worldData } from './world-data.ts';

/** What answers the operations on generations, for whoever tells at the time. */
export function generationOperations(desk: Desk) {
  return {
    generate: generate(desk),
    expand: expand(desk),
    read: read(desk),
    readWithModel: readWithModel(desk),
    list: list(desk),
    get: get(desk),
    cancel: cancel(desk),
    discard,
    proposals,
    decide: decide(desk),
    document,
  };
}
