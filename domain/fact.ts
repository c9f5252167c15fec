import { z } from 'zod';
import { Id } from './ids.ts';

/** Somebody under the name that they had at the time. */
export const Party = z.object({ id: Id, name: z.string() });
export type Party = z.infer<typeof Party>;

/** A sentence that an earlier version stored: it is shown as it is. Nothing writes new ones. */
export const WrittenFact = z.object({ area: z.literal('written'), text: z.string() });
type WrittenFact = z.infer<typeof WrittenFact>;

/** The sentence of an earlier version as a fact. */
function writtenFact(text: string): WrittenFact {
  return { area: 'written', text };
}

/**
 * Something that happened, as it is stored: what, who and how much, without words. Its area has the words and tells it to
 * whoever asks. Earlier versions stored sentences; they are read as written facts.
 */
export const StoredFact = z.union([z.string().transform(writtenFact), z.looseObject({ area: z.string() })]);
export type StoredFact = z.infer<typeof StoredFact>;

/** What can happen to anything that a table keeps; `unreadable` stands for what cannot be read. */
export const RecordFact = z.object({
  area: z.literal('record'),
  kind: z.enum(['broughtBack', 'damagedRemoved', 'keptAfterXCard', 'unreadable']),
});
export type RecordFact = z.infer<typeof RecordFact>;

/** A fact of anything that a table keeps. */
export function recordFact(kind: RecordFact['kind']): RecordFact {
  return { area: 'record', kind };
}

const recordSentences: Record<RecordFact['kind'], string> = {
  broughtBack: 'A damaged change was undone.',
  damagedRemoved: 'It was damaged and is gone.',
  keptAfterXCard: 'Kept when the X-card took a passage back.',
  unreadable: 'What was changed cannot be read.',
};

/** Tells in one sentence what happened to something that a table keeps. */
export function tellRecordFact({ kind }: RecordFact): string {
  return recordSentences[kind];
}
