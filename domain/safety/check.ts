import { sentencesOf } from '#domain/text/sentences.ts';
import { stemOf, wordsIn } from './stem.ts';
import { termsOf } from './terms.ts';
import type { Term } from './terms.ts';

/** Letters from which on a longer word that begins with a line's word counts as it: "spiderweb" for "spider". */
const compoundFrom = 5;

function holds(stems: readonly string[], term: Term): boolean {
  return stems.some(
    (stem) => term.has(stem) || [...term].some((meant) => meant.length >= compoundFrom && (stem.startsWith(meant) || stem.endsWith(meant))),
  );
}

/** Lines made ready for looking: null when there are none. */
export interface Watch {
  /** Whether words cross a line: one of its phrases stands in them whole, in any order, by itself or by near words. */
  crosses(text: string): boolean;
}

/** Watches for lines, each as it was written. */
export function watchFor(lines: readonly string[]): Watch {
  const phrases = lines.flatMap(termsOf);
  return {
    crosses(text) {
      if (phrases.length === 0) return false;
      // Letters that were set apart or marked up are read as the eye reads them.
      const stems = wordsIn(text.replaceAll(/\bself[- ]harm/gi, 'selfharm').replaceAll(/[*_~`\u00ad]/g, '')).map(stemOf);
      return phrases.some((terms) => terms.every((term) => holds(stems, term)));
    },
  };
}

/** The text without the spaces and empty lines that what was cut out of it has left. */
export function tidied(text: string): string {
  return text
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text without each sentence that crosses a line; empty when nothing is left. */
export function withoutCrossing(text: string, watch: Watch): string {
  const kept = tidied(
    sentencesOf(text)
      .filter((sentence) => !watch.crosses(sentence))
      .join(''),
  );
  // What stands side by side now may be read as one sentence.
  return kept === text.trim() || !sentencesOf(kept).some((sentence) => watch.crosses(sentence)) ? kept : withoutCrossing(kept, watch);
}
