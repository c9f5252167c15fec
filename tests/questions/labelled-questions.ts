import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { questionFeatures } from '#server/features/storyteller/parse/question/question-features.ts';
import { learnedKinds } from '#server/features/storyteller/parse/question/question-kinds.ts';
import { inProject } from '#server/kernel/in-project.ts';
import type { Sample } from '#tests/modes/fit.ts';
import { linesOf, trainingClauses } from '#tests/modes/labelled-clauses.ts';

const folder = 'content/storyteller/questions';

/** A line as somebody typed it, with what it asks of the narrator and whom or what it names. */
const LabelledQuestion = z.strictObject({ line: z.string(), kind: z.enum(learnedKinds), subject: z.string().nullable() });
export type LabelledQuestion = z.infer<typeof LabelledQuestion>;

/** The names of the files of labelled questions; each was written by somebody else. */
export function questionFiles(): string[] {
  return readdirSync(inProject(...folder.split('/'))).toSorted();
}

/** The labelled questions of one file. */
export function questionsIn(file: string): LabelledQuestion[] {
  return linesOf(`${folder}/${file}`, LabelledQuestion);
}

/** Writers of as many lines that ask nothing as there are questions, so that neither outweighs the other. */
const besides = ['chatty.jsonl', 'plain.jsonl', 'polite.jsonl', 'quick.jsonl', 'remarks.jsonl', 'short.jsonl', 'terse.jsonl', 'wry.jsonl'];

/** Questions as a model learns from them, beside what is said and done in lines of the modes: that asks the narrator nothing. */
export function questionSamples(files: readonly string[], linesOfModes: readonly string[] = besides): Sample[] {
  const asked = files
    .flatMap(questionsIn)
    .map(({ line, kind }) => ({ features: questionFeatures(line), label: learnedKinds.indexOf(kind) }));
  const others = linesOfModes
    .flatMap(trainingClauses)
    .filter(({ mode }) => mode !== 'ask')
    .map(({ text }) => ({ features: questionFeatures(text), label: learnedKinds.indexOf('none') }));
  return [...asked, ...others];
}
