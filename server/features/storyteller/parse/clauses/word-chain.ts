import { modes } from '#server/features/storyteller/parse/clauses.ts';

/** Each word has a mode, and begins a clause of it or goes on with one: two labels a mode. */
export const labelCount = modes.length * 2;
const labels = Array.from({ length: labelCount }, (_, label) => label);

/** The label of a word with a mode, by the number of the mode. */
export const labelOf = (mode: number, isFirst: boolean): number => mode * 2 + (isFirst ? 1 : 0);
/** The number of the mode of a label. */
export const modeAt = (label: number): number => label >> 1;
const isFirst = (label: number): boolean => (label & 1) === 1;

/** How well each label fits each word, and one label after another: `after[before * labelCount + next]`. */
export interface Fits {
  words: readonly (readonly number[])[];
  after: ArrayLike<number>;
}

/** How well a label fits behind another: a mode only ever changes where a clause begins. */
function step(after: ArrayLike<number>, before: number, next: number): number {
  return isFirst(next) || modeAt(before) === modeAt(next) ? (after[before * labelCount + next] ?? 0) : Number.NEGATIVE_INFINITY;
}

function total(values: readonly number[]): number {
  const most = Math.max(...values);
  return most === Number.NEGATIVE_INFINITY ? most : most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

/** How well all the labels up to each word fit. */
function forward({ words, after }: Fits): number[][] {
  const found: number[][] = [];
  for (const fits of words) {
    const last = found.at(-1);
    found.push(
      labels.map((next) => {
        if (!last) return isFirst(next) ? (fits[next] ?? 0) : Number.NEGATIVE_INFINITY;
        return total(labels.map((before) => (last[before] ?? 0) + step(after, before, next))) + (fits[next] ?? 0);
      }),
    );
  }
  return found;
}

/** How well all the labels behind each word fit. */
function backward({ words, after }: Fits): number[][] {
  const found: number[][] = [];
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const next = found[0];
    const fits = words[at + 1];
    found.unshift(
      labels.map((before) =>
        next && fits ? total(labels.map((label) => step(after, before, label) + (fits[label] ?? 0) + (next[label] ?? 0))) : 0,
      ),
    );
  }
  return found;
}

/** How likely each label is for each word of a line, and each label behind each other one: `[before * labelCount + next]`, for all words but the first. */
export interface Chain {
  words: number[][];
  pairs: number[][];
}

/** How likely the labels of a line are, all of them taken together. */
export function chainOf(fits: Fits): Chain {
  const [ahead, behind] = [forward(fits), backward(fits)];
  const whole = total(ahead.at(-1) ?? [0]);
  const words = ahead.map((values, at) => values.map((value, label) => Math.exp(value + (behind[at]?.[label] ?? 0) - whole)));
  const pairs = fits.words.slice(1).map((values, at) =>
    labels.flatMap((before) =>
      labels.map((next) => {
        const fit = (values[next] ?? 0) + (behind[at + 1]?.[next] ?? 0);
        return Math.exp((ahead[at]?.[before] ?? 0) + step(fits.after, before, next) + fit - whole);
      }),
    ),
  );
  return { words, pairs };
}
