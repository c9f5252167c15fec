import { srdEntries } from './entries.ts';
import { sampleOf } from './sample.ts';

// Lists the entries that a second reader reads: `node tests/second-reading/main.ts <seed>`. docs/second-reading.md is the record of the last reading.
const [seed] = process.argv.slice(2);
if (seed === undefined) throw new Error('Name a seed.');
const sample = sampleOf(await srdEntries(), seed);
for (const [kind, names] of Object.entries(sample)) process.stdout.write(`${kind} (${names.length}): ${names.join('; ')}\n`);
