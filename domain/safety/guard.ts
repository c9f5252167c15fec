import { gazeWithin } from './bounds.ts';
import type { Bounds } from './bounds.ts';
import { sentencesOf } from '#domain/text/sentences.ts';

/** What may be shown of words that came in. */
export interface Passed {
  text: string;
  /** What the first sentence among them that was held back would have broken. */
  broke: 'line' | 'veil' | null;
}

/** Lets words through by whole sentences, within the bounds of a table. */
export interface Guard {
  push(content: string): Passed;
  /** What is left when nothing more comes. */
  end(): Passed;
}

/** Opens a guard; without bounds every word goes through at once. `before` is what was told of the same reply. */
export function openGuard(bounds: Bounds | null, before = ''): Guard {
  if (bounds === null) return { push: (text) => ({ text, broke: null }), end: () => ({ text: '', broke: null }) };
  const gaze = gazeWithin(bounds, before);
  let held = '';
  const sift = (sentences: string[]): Passed => {
    const passed: Passed = { text: '', broke: null };
    for (const sentence of sentences) {
      const isLine = bounds.lines.crosses(sentence);
      const { text, turned } = isLine ? { text: '', turned: true } : gaze(sentence);
      passed.text += text;
      if (turned) passed.broke ??= isLine ? 'line' : 'veil';
    }
    return passed;
  };
  return {
    push(text) {
      held += text;
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
