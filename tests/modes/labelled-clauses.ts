import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { remember } from '#domain/memoise.ts';
import { clausesOf, modes } from '#server/features/storyteller/parse/clauses.ts';
import type { Clause, Mode } from '#server/features/storyteller/parse/clauses.ts';
import { cleanText } from '#server/features/storyteller/parse/words/clean-text.ts';
import { featuresOf } from '#server/features/storyteller/parse/mode/mode-features.ts';
import type { ModeContext } from '#server/features/storyteller/parse/mode/mode-features.ts';
import { wordsOf } from '#server/features/storyteller/parse/clauses/word-features.ts';
import { inProject } from '#server/kernel/in-project.ts';
import type { Sample } from './fit.ts';

const LabelledMode = z.enum(modes);

/** A line as somebody typed it, cut into clauses by hand; `to` is who is spoken to. */
const TrainingLine = z.strictObject({
  line: z.string(),
  hero: z.string().nullable(),
  present: z.array(z.string()),
  before: z.enum([...modes, 'none']),
  clauses: z.array(z.strictObject({ text: z.string(), mode: LabelledMode, to: z.string().nullable() })),
});

/** A line of an exam round; a clause that can be read in two ways has no label. */
const RoundLine = z.strictObject({
  round: z.int(),
  world: z.string(),
  reply: z.int(),
  hero: z.string(),
  line: z.string(),
  clauses: z.array(z.strictObject({ text: z.string(), mode: LabelledMode.nullable() })),
});

/** A clause without direct speech, with what was meant. */
export interface LabelledClause {
  text: string;
  features: string[];
  mode: Mode;
}

/** Clauses as a model learns from them. */
export function samplesOf(clauses: readonly LabelledClause[]): Sample[] {
  return clauses.map(({ features, mode }) => ({ features, label: modes.indexOf(mode) }));
}

/** The lines of a file in the project, each read as one value. */
export function linesOf<T>(path: string, schema: z.ZodType<T>): T[] {
  const text = readFileSync(inProject(...path.split('/')), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => schema.parse(JSON.parse(line)));
}

const folder = 'content/storyteller/training';

/** The names of the files of training lines; each was written by somebody else. */
export function trainingFiles(): string[] {
  return readdirSync(inProject(...folder.split('/'))).toSorted();
}

/** Files whose clauses are kept in mind: all of them. */
const FILES_KEPT = 100;

type Around = Omit<ModeContext, 'before' | 'hasSpeech' | 'isAlone'>;

/** The clauses of one line that hold no direct speech; of the others it is known that they speak. */
function labelled(clauses: readonly (readonly [Clause, Mode | null])[], around: Around): LabelledClause[] {
  const hasSpeech = clauses.some(([{ quote }]) => quote !== null);
  return clauses.flatMap(([clause, mode], index) => {
    if (clause.quote !== null || mode === null) return [];
    const before = clauses[index - 1];
    const context = {
      ...around,
      before: before ? (before[0].quote === null ? before[1] : 'speak') : null,
      hasSpeech,
      isAlone: clauses.length === 1,
    };
    return [{ text: clause.text, features: featuresOf(clause, context), mode }];
  });
}

/** A line with its clauses and for whom each is. */
export interface LabelledLine {
  line: string;
  people: string[];
  actor: string;
  clauses: { text: string; mode: Mode }[];
}

/** The lines of one file of training lines, clean as the Storyteller reads them. */
export function trainingLines(file: string): LabelledLine[] {
  return linesOf(`${folder}/${file}`, TrainingLine).map(({ line, hero, present, clauses }) => ({
    line: cleanText(line),
    people: present,
    actor: hero ?? 'Brann',
    clauses: clauses.map(({ text, mode }) => ({ text: cleanText(text), mode })),
  }));
}

/** The labelled clauses of one file of training lines, cut as the Storyteller cuts them. */
export const trainingClauses = remember(
  (file): readonly LabelledClause[] =>
    linesOf(`${folder}/${file}`, TrainingLine).flatMap((each) => {
      const clauses = each.clauses.flatMap(({ text, mode }) => clausesOf(cleanText(text)).map((clause) => [clause, mode] as const));
      return labelled(clauses, { people: each.present, actor: each.hero ?? 'Brann' });
    }),
  FILES_KEPT,
);

/** The labelled clauses of the exam rounds, which nothing is learned from. `people` are the names of a world. */
export function roundClauses(peopleOf: (world: string) => string[]): LabelledClause[] {
  return linesOf('tests/modes/rounds.jsonl', RoundLine).flatMap(({ line, world, hero, clauses: known }) => {
    // A line may be cut otherwise than when it was labelled: a part has the label of the whole that it stands in.
    const labelOf = (text: string) => known.find((each) => each.text.includes(text) || text.includes(each.text))?.mode ?? null;
    const clauses = clausesOf(cleanText(line)).map((clause) => [clause, labelOf(clause.text)] as const);
    return labelled(clauses, { people: peopleOf(world), actor: hero });
  });
}

/** The lines of the exam rounds that are labelled whole, word for word. `people` are the names of a world. */
export function roundLines(peopleOf: (world: string) => string[]): LabelledLine[] {
  return linesOf('tests/modes/rounds.jsonl', RoundLine).flatMap(({ line, world, hero, clauses }) => {
    const cut = clauses.flatMap(({ text, mode }) => (mode === null ? [] : [{ text: cleanText(text), mode }]));
    const words = cut.flatMap(({ text }) => wordsOf(text).map((word) => word.text));
    const typed = cleanText(line);
    const isWhole =
      wordsOf(typed)
        .map(({ text }) => text)
        .join(' ') === words.join(' ');
    return isWhole ? [{ line: typed, people: peopleOf(world), actor: hero, clauses: cut }] : [];
  });
}
