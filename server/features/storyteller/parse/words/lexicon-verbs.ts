import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';
import { Reading } from '#server/features/storyteller/parse/reading.ts';

const Word = z.string().regex(/^[a-z]+$/, 'a verb is one word in small letters');
const rows = contentFile('storyteller/lexicon/verbs.json', z.array(Reading.extend({ verbs: z.array(Word).min(1) })));

/** Verbs that carry a mood and no action of their own, and verbs that name no intent but may stand in an action. */
const { flourishes, others } = contentFile(
  'storyteller/lexicon/other-verbs.json',
  z.object({ flourishes: z.array(Word), others: z.array(Word) }),
);

/** The first reading listed for a verb holds. */
export const readings: ReadonlyMap<string, Reading> = new Map(
  rows.toReversed().flatMap(({ verbs, ...reading }) => verbs.map((verb) => [verb, reading] as const)),
);

export const flourishVerbs: ReadonlySet<string> = new Set(flourishes.filter((verb) => !readings.has(verb)));

/** Every verb this folder knows, in its plain form. */
export const knownVerbs: ReadonlySet<string> = new Set([...readings.keys(), ...flourishes, ...others]);
