import { stemmer } from 'stemmer';
import { remember } from '#domain/memoise.ts';
import { textsRemembered } from '#server/features/storyteller/parse/words/content-words.ts';

/** All words of a text in small letters. */
export const tokensOf = remember(
  (text): readonly string[] =>
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .split(/[^\p{L}\p{N}']+/u)
      .filter((word) => word !== ''),
  textsRemembered,
);

/** The stems of all words of a text, those that say nothing among them. */
export const stemsIn = remember(
  (text): readonly string[] => tokensOf(text).map((word) => stemmer(word.replace(/'s$/, ''))),
  textsRemembered,
);
