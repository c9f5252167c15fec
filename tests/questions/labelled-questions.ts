import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { questionFeatures } from '#server/features/storyteller/parse/question/question-features.ts';
import { learnedKinds } from '#server/features/storyteller/parse/question/question-kinds.ts';
import { inProject } from '#server/kernel/in-project.ts';
import type { Sample } from '#tests/modes/fit.ts';
import { linesOf, trainingClauses, trainingFiles } from '#tests/modes/labelled-clauses.ts';

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

/** Questions as a model learns from them, beside what is said and done in the lines of the modes: that asks the narrator nothing. */
export function questionSamples(files: readonly string[]): Sample[] {
  const asked = files
    .flatMap(questionsIn)
    .map(({ line, kind }) => ({ features: questionFeatures(line), label: learnedKinds.indexOf(kind) }));
  // Lines that were written to be cut hold few questions, and no words of others.
  const others = trainingFiles()
    .filter((file) => file !== 'breath.jsonl')
    .flatMap(trainingClauses)
    .filter(({ mode }) => mode !== 'ask')
    .map(({ text }) => ({ features: questionFeatures(text), label: learnedKinds.indexOf('none') }));
  return [...asked, ...others];
}
