import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { purposeFeatures } from '#server/features/storyteller/parse/purpose/purpose-features.ts';
import { purposes } from '#server/features/storyteller/parse/purpose/purposes.ts';
import type { Purpose } from '#server/features/storyteller/parse/purpose/purposes.ts';
import { inProject } from '#server/kernel/in-project.ts';
import type { Sample } from '#tests/modes/fit.ts';
import { linesOf } from '#tests/modes/labelled-clauses.ts';

const folder = 'content/storyteller/purposes';

/** Words to somebody of the tale as somebody typed them, cut by hand where what is wanted changes. */
const LabelledSpeech = z.strictObject({
  line: z.string(),
  to: z.string().nullable(),
  hostile: z.boolean(),
  parts: z.array(z.strictObject({ text: z.string(), wants: z.enum(purposes) })),
});
export type LabelledSpeech = z.infer<typeof LabelledSpeech>;

/** The names of the files of labelled speech; each was written by somebody else. */
export function purposeFiles(): string[] {
  return readdirSync(inProject(...folder.split('/'))).toSorted();
}

/** The labelled speech of one file. */
export function speechIn(file: string): LabelledSpeech[] {
  return linesOf(`${folder}/${file}`, LabelledSpeech);
}

/** A part of speech with the one before it, and what is wanted with it. */
export interface LabelledPart {
  text: string;
  before: string | null;
  wants: Purpose;
}

/** The parts of labelled speech. */
export function partsOf(speech: readonly LabelledSpeech[]): LabelledPart[] {
  return speech.flatMap(({ parts }) => parts.map(({ text, wants }, at) => ({ text, wants, before: parts[at - 1]?.text ?? null })));
}

/** Parts of speech as a model learns from them. */
export function purposeSamples(files: readonly string[]): Sample[] {
  return partsOf(files.flatMap(speechIn)).map(({ text, before, wants }) => ({
    features: purposeFeatures(text, before),
    label: purposes.indexOf(wants),
  }));
}
