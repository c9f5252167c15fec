/** What the checks of replies count by. */
export const replyCheckLimits = {
  /** Words in a row that make a run of a secret; fewer are chance. */
  runWords: 6,
  /** A sentence of fewer words may come again. */
  repeatedWords: 6,
  /** Words of so few letters stand in every sentence. */
  shortWordLetters: 3,
  /** Of the words of a sentence, the share from which on it says again what a player wrote. */
  restatedShare: 0.7,
  /** Of the words of a speech, the share that the hero's player must have written. */
  ownSpeechShare: 0.6,
  /** Words between a number and what it counts. */
  countedWithinWords: 4,
  /** Common words of a language that a text must have before it counts as that language. */
  languageWords: 3,
  /** Letters of another script from which on a text is in another language; a name may have a few. */
  foreignLetters: 6,
  /** Characters of what was told before in which somebody is looked for whom a pronoun means. */
  pronounReach: 240,
  /** Parties of one adventure whose names are kept ready. */
  partiesKept: 20,
  /** Replies whose sentences are kept ready. */
  repliesKept: 400,
  /** Texts of instructions whose words are kept ready. */
  instructionsKept: 8,
} as const;
