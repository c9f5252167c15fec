import { modes } from '#server/features/storyteller/parse/clauses.ts';
import { placeOf } from '#server/features/storyteller/parse/classifier/linear-model.ts';
import { chainOf, labelCount, labelOf } from '#server/features/storyteller/parse/clauses/word-chain.ts';
import { wordFeatures, wordsOf } from '#server/features/storyteller/parse/clauses/word-features.ts';
import { wordSize } from '#server/features/storyteller/parse/clauses/word-model.ts';
import { chances, shuffled } from './fit.ts';
import type { LabelledLine } from './labelled-clauses.ts';

/** The words of a line as they are learned from: where the weights of each begin, and its label. */
export interface WordSample {
  places: number[][];
  labels: number[];
}

const ROUNDS = 10;
const AVERAGED_FROM = 5;
const RATE = 0.15;
const SHRINKING = 0.0008;
/** So much of the features of a word counts each time that its line is learned, as in `fit`: a word has more of them than a clause. */
const KEPT_SHARE = 0.25;

/** The samples of lines; one whose clauses do not hold all of its words teaches nothing. */
export function wordSamples(lines: readonly LabelledLine[]): WordSample[] {
  return lines.flatMap(({ line, people, clauses }) => {
    const words = wordsOf(line);
    const known = clauses.flatMap(({ text, mode }) =>
      wordsOf(text).map((word, at) => ({ text: word.text, label: labelOf(modes.indexOf(mode), at === 0) })),
    );
    const isWhole = words.length > 0 && words.length === known.length && words.every(({ text }, at) => text === known[at]?.text);
    if (!isWhole) return [];
    const places = wordFeatures(words, people).map((features) => features.map((feature) => placeOf(feature, wordSize) * labelCount));
    return [{ places, labels: known.map(({ label }) => label) }];
  });
}

/** Weights that are learned step by step, each with steps of its own (Adagrad), and averaged over the later rounds. */
class Weights {
  readonly now: Float64Array;
  private readonly steps: Float64Array;
  private readonly sum: Float64Array;

  constructor(count: number) {
    [this.now, this.steps, this.sum] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  }

  learn(at: number, error: number): void {
    const slope = error + SHRINKING * (this.now[at] ?? 0);
    this.steps[at] = (this.steps[at] ?? 0) + slope * slope;
    this.now[at] = (this.now[at] ?? 0) - (RATE * slope) / Math.sqrt((this.steps[at] ?? 0) + 1e-8);
  }

  add(): void {
    for (let at = 0; at < this.sum.length; at += 1) this.sum[at] = (this.sum[at] ?? 0) + (this.now[at] ?? 0);
  }

  get averaged(): Float64Array {
    return this.sum.map((sum) => sum / (ROUNDS - AVERAGED_FROM));
  }
}

/** How well each label fits words with these places. */
function fitsOf(weights: Float64Array, places: readonly (readonly number[])[]): number[][] {
  return places.map((word) => {
    const sums = Array.from({ length: labelCount }, () => 0);
    for (const place of word)
      for (let label = 0; label < labelCount; label += 1) sums[label] = (sums[label] ?? 0) + (weights[place + label] ?? 0);
    return sums;
  });
}

function learnLine({ places, labels }: WordSample, words: Weights, after: Weights): void {
  const likely = chainOf({ words: fitsOf(words.now, places), after: after.now });
  for (const [at, each] of likely.words.entries())
    for (const [label, likelihood] of each.entries()) {
      const error = likelihood - (labels[at] === label ? 1 : 0);
      if (Math.abs(error) > 1e-4) for (const place of places[at] ?? []) words.learn(place + label, error);
    }
  for (let pair = 0; pair < labelCount * labelCount; pair += 1) {
    const error = likely.pairs.reduce((sum, each, at) => {
      const isMeant = (labels[at] ?? 0) * labelCount + (labels[at + 1] ?? 0) === pair;
      return sum + (each[pair] ?? 0) - (isMeant ? 1 : 0);
    }, 0);
    if (error !== 0) after.learn(pair, error);
  }
}

/** What is learned of words: a conditional random field over each line. The same samples give the same weights. */
export function fitWords(samples: readonly WordSample[]): { words: Float64Array; after: Float64Array } {
  const words = new Weights(wordSize.places * labelCount);
  const after = new Weights(labelCount * labelCount);
  const chance = chances(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const index of shuffled(samples.length, round + 7)) {
      const sample = samples[index];
      if (sample) learnLine({ ...sample, places: sample.places.map((each) => each.filter(() => chance() < KEPT_SHARE)) }, words, after);
    }
    if (round < AVERAGED_FROM) continue;
    words.add();
    after.add();
  }
  return { words: words.averaged.map((weight) => weight * KEPT_SHARE), after: after.averaged };
}
