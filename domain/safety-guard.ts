import { sentencesOf } from './safety-check.ts';
import type { Watch } from './safety-check.ts';

/** What may be shown of words that came in. */
export interface Passed {
  text: string;
  /** Whether a sentence among them crossed a line and was held back. */
  crossed: boolean;
}

/** Lets words through by whole sentences, without those that cross a line. */
export interface Guard {
  push(words: string): Passed;
  /** What is left when nothing more comes. */
  end(): Passed;
}

/** Opens a guard; with nothing to watch for every word goes through at once. */
export function openGuard(watch: Watch | null): Guard {
  if (watch === null) return { push: (text) => ({ text, crossed: false }), end: () => ({ text: '', crossed: false }) };
  let held = '';
  const sift = (sentences: string[]): Passed => {
    const clear = sentences.filter((sentence) => !watch.crosses(sentence));
    return { text: clear.join(''), crossed: clear.length < sentences.length };
  };
  return {
    push(words) {
      held += words;
      const sentences = sentencesOf(held);
      // The last piece may go on: what ends it is only certain once something follows.
      held = sentences.pop() ?? '';
      return sift(sentences);
    },
    end() {
      const rest = sift(sentencesOf(held));
      held = '';
      return rest;
    },
  };
}
