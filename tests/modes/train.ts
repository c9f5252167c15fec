import { writeFileSync } from 'node:fs';
import { inProject } from '#server/kernel/in-project.ts';
import { modelSize } from '#server/features/storyteller/parse/mode/mode-model.ts';
import { fit, packed } from './fit.ts';
import { samplesOf, trainingClauses, trainingFiles } from './labelled-clauses.ts';

// Learns for whom a clause is from content/storyteller/training, and writes the weights. `node tests/modes/train.ts`.
const learned = packed(fit(samplesOf(trainingFiles().flatMap(trainingClauses)), modelSize));
writeFileSync(inProject('content', 'storyteller', 'modes.json'), `${JSON.stringify(learned, null, 2)}\n`);
