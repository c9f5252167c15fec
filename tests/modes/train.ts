import { writeFileSync } from 'node:fs';
import { inProject } from '#server/kernel/in-project.ts';
import { fit, packed } from './fit.ts';
import { trainingClauses, trainingFiles } from './labelled-clauses.ts';

// Learns for whom a clause is from content/storyteller/training, and writes the weights. `node tests/modes/train.ts`.
const learned = packed(fit(trainingFiles().flatMap(trainingClauses)));
writeFileSync(inProject('content', 'storyteller', 'modes.json'), `${JSON.stringify(learned, null, 2)}\n`);
