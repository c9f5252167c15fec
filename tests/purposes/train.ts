import { writeFileSync } from 'node:fs';
import { purposeSize } from '#server/features/storyteller/parse/purpose/purpose-model.ts';
import { inProject } from '#server/kernel/in-project.ts';
import { fit, packed } from '#tests/modes/fit.ts';
import { purposeFiles, purposeSamples } from './labelled-purposes.ts';

// Learns what is wanted with spoken words from content/storyteller/purposes, and writes the weights. `node tests/purposes/train.ts`.
const learned = packed(fit(purposeSamples(purposeFiles()), purposeSize));
writeFileSync(inProject('content', 'storyteller', 'purposes.json'), `${JSON.stringify(learned, null, 2)}\n`);
