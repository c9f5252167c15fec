import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';
import { Reading } from '#server/features/storyteller/parse/reading.ts';

const Pattern = z.string().refine(isPattern, 'this is no regular expression');
const Phrase = Reading.extend({ pattern: Pattern });

function isPattern(text: string): boolean {
  try {
    return new RegExp(text).source !== '';
  } catch {
    return false;
  }
}

/** Turns of phrase that outweigh their verb, tried in order on a clause in lower case. */
export const phrases: readonly (readonly [pattern: RegExp, reading: Reading])[] = contentFile(
  'storyteller/lexicon/phrases.json',
  z.array(Phrase),
).map(({ pattern, ...reading }) => [new RegExp(pattern), reading]);
