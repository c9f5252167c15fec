import { keptEngine } from './kept-engine.ts';

// Before the tests of a file: held by the module above, which the files of one process share.
await keptEngine;
