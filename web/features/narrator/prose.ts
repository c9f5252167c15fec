import { proseRuns } from '#domain/text/prose-runs.ts';
import type { ProseRun } from '#domain/text/prose-runs.ts';

/** Paragraphs are parted by blank lines; their runs are those of `proseRuns`. */
export function paragraphsOf(text: string): ProseRun[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(proseRuns);
}

/** How much of a growing text is shown next: at least one more word, more when the words are far ahead, never half a word. */
export function revealed(text: string, shown: number): number {
  const step = Math.max(1, Math.ceil((text.length - shown) / 60));
  let until = shown;
  for (let word = 0; word < step && until < text.length; word += 1) until = endOfWord(text, until);
  return until;
}

function endOfWord(text: string, from: number): number {
  const match = /\s*\S+\s*/y;
  match.lastIndex = from;
  return match.test(text) ? match.lastIndex : text.length;
}
