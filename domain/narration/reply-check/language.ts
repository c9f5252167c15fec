import { StoryLanguage } from '#domain/campaign/story-style.ts';
import { replyCheckLimits } from '#domain/limits/reply-check-limits.ts';
import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import { wordsOfText } from './passage-of-speech.ts';
import type { Piece } from './passage-of-speech.ts';
import { stopWords } from './words/languages.ts';

const lists = StoryLanguage.options.map((language) => ({ language, words: new Set(stopWords[language].split(' ')) }));

/**
 * Which language a text is in, by the words that stand in nearly every sentence of it, or `other` by its letters. Null where that
 * cannot be said, as of short texts and of names.
 */
function languageOf(text: string, words: readonly string[] = wordsOfText(text)): StoryLanguage | 'other' | null {
  const foreign = (text.match(/[^\P{L}\p{Script=Latin}]/gu) ?? []).length;
  if (foreign >= replyCheckLimits.foreignLetters) return 'other';
  const [first, second] = lists
    .map(({ language, words: common }) => ({ language, count: words.filter((word) => common.has(word)).length }))
    .toSorted((one, other) => other.count - one.count);
  if (!first || first.count < replyCheckLimits.languageWords || first.count === second?.count) return null;
  return first.language;
}

/** A piece is in the language of the table. */
export function checkLanguage({ text, words }: Piece, language: StoryLanguage): Objection[] {
  const found = languageOf(text, words);
  return found === null || found === language ? [] : [objection('otherLanguage', {})];
}
