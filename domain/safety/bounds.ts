import { tidied, watchFor, withoutCrossing } from './check.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { Watch } from './check.ts';
import { openGaze } from './veil.ts';
import type { Gaze } from './veil.ts';

/** What a table has agreed on, made ready for looking: what never appears, and what is not dwelt upon. */
export interface Bounds {
  lines: Watch;
  veils: Watch;
}

/** The bounds of a table; null where nothing was agreed on. */
export function boundsOf({
  lines = [],
  veils = [],
}: {
  lines?: readonly string[] | undefined;
  veils?: readonly string[] | undefined;
}): Bounds | null {
  return lines.length + veils.length === 0 ? null : { lines: watchFor(lines), veils: watchFor(veils) };
}

/** A gaze through one reply that keeps to the veils; what it says of its own crosses nothing. `before` was told of the same reply. */
export function gazeWithin({ lines, veils }: Bounds, before = ''): Gaze {
  return openGaze(veils, (text) => !lines.crosses(text) && !veils.crosses(text), before);
}

/** The text within the bounds: without each sentence that crosses a line, and looking away from what is behind a veil. */
export function withinBounds(text: string, bounds: Bounds | null): string {
  if (bounds === null) return text;
  const gaze = gazeWithin(bounds);
  const clear = withoutCrossing(text, bounds.lines);
  const seen = sentencesOf(clear).map(gaze);
  return seen.some(({ turned }) => turned) ? tidied(seen.map((each) => each.text).join('')) : clear;
}

/** What words would break if they were posted as they are: a line, a veil that they dwell on, or nothing. */
export function brokenBy(text: string, bounds: Bounds | null): 'line' | 'veil' | null {
  if (bounds === null) return null;
  const sentences = sentencesOf(text);
  if (sentences.some((each) => bounds.lines.crosses(each))) return 'line';
  return sentences.map(gazeWithin(bounds)).some(({ turned }) => turned) ? 'veil' : null;
}
