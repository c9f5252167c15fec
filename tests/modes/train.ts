import { writeFileSync } from 'node:fs';
import { inProject } from '#server/kernel/in-project.ts';
import { modelSize } from '#server/features/storyteller/parse/mode/mode-model.ts';
import { fit, packed } from './fit.ts';
import { fitWords, wordSamples } from './fit-words.ts';
import { samplesOf, trainingClauses, trainingFiles, trainingLines } from './labelled-clauses.ts';

// Learns for whom a clause is, and where in a line that changes, from content/storyteller/training, and writes the weights. `node tests/modes/train.ts`.
const learned = packed(fit(samplesOf(trainingFiles().flatMap(trainingClauses)), modelSize));
writeFileSync(inProject('content', 'storyteller', 'modes.json'), `${JSON.stringify(learned, null, 2)}\n`);
const { words, after } = fitWords(wordSamples(trainingFiles().flatMap(trainingLines)));
const ofWords = { ...packed(words), after: [...after].map((weight) => Number(weight.toFixed(3))) };
writeFileSync(inProject('content', 'storyteller', 'words.json'), `${JSON.stringify(ofWords, null, 2)}\n`);
