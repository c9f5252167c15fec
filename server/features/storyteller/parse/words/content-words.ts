import { stemmer } from 'stemmer';
import { z } from 'zod';
import { remember } from '#domain/memoise.ts';
import { contentFile } from '#server/kernel/content.ts';
import { quoteMark } from '#server/features/storyteller/parse/clauses.ts';

/** Words that say nothing of what is meant: articles, pronouns, auxiliaries, and the verbs of every question. */
const emptyWords = new Set(contentFile('storyteller/lexicon/empty-words.json', z.array(z.string().regex(/^[a-z']+$/))));

/** Texts whose stems are kept in mind: more than an adventure has. */
export const textsRemembered = 8000;

/** A word of meaning: as it was said, in lower case and without a possessive, and its stem (Porter). */
export interface ContentWord {
  word: string;
  stem: string;
}

/** The words of meaning in a text, each once, in order; kept in mind, for the same texts are asked for again and again. */
export const contentWords = remember((text): readonly ContentWord[] => {
  const words = text
    .replaceAll(quoteMark, ' ')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/^'+|'+$/g, '').replace(/'s$/, ''))
    .filter((word) => word.length > 1 && !emptyWords.has(word));
  return [...new Set(words)].map((word) => ({ word, stem: stemmer(word) }));
}, textsRemembered);

/** The stems of a text's words of meaning, kept in mind. */
export const stemsOf = remember((text): ReadonlySet<string> => new Set(contentWords(text).map(({ stem }) => stem)), textsRemembered);
