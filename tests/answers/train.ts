import { writeFileSync } from 'node:fs';
import { alone, measures } from '#server/features/storyteller/parse/answers/measures.ts';
import { inProject } from '#server/kernel/in-project.ts';
import { fitAnswers } from './fit-answers.ts';
import { labelledAnswers } from './labelled-answers.ts';

// Learns what answers a question from content/storyteller/answers, and writes the weights. `node tests/answers/train.ts`.
const { answer, none } = fitAnswers(labelledAnswers());
const named = (names: readonly string[], weights: Float64Array) =>
  Object.fromEntries(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(3))]));
const learned = { answer: named(measures, answer), none: named(alone, none) };
writeFileSync(inProject('content', 'storyteller', 'answers.json'), `${JSON.stringify(learned, null, 2)}\n`);
