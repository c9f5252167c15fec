import { writeFileSync } from 'node:fs';
import { questionSize } from '#server/features/storyteller/parse/question/question-model.ts';
import { inProject } from '#server/kernel/in-project.ts';
import { fit, packed } from '#tests/modes/fit.ts';
import { questionFiles, questionSamples } from './labelled-questions.ts';

// Learns what a question asks from content/storyteller/questions, and writes the weights. `node tests/questions/train.ts`.
const learned = packed(fit(questionSamples(questionFiles()), questionSize));
writeFileSync(inProject('content', 'storyteller', 'questions.json'), `${JSON.stringify(learned, null, 2)}\n`);
