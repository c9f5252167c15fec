import { describe, expect, it } from 'vitest';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { modes } from '#server/features/storyteller/parse/clauses.ts';
import type { Mode } from '#server/features/storyteller/parse/clauses.ts';
import { likelihoods } from '#server/features/storyteller/parse/classifier/linear-model.ts';
import { likelihoodsOf, modelSize } from '#server/features/storyteller/parse/mode/mode-model.ts';
import { chainIn } from '#server/features/storyteller/parse/clauses/word-model.ts';
import { modesOf } from '#server/features/storyteller/parse/clauses/word-modes.ts';
import { wordsOf } from '#server/features/storyteller/parse/clauses/word-features.ts';
import { fit, placesOf, sumsOf } from './fit.ts';
import { roundClauses, roundLines, samplesOf, trainingClauses, trainingFiles } from './labelled-clauses.ts';
import type { LabelledClause, LabelledLine } from './labelled-clauses.ts';

function likeliest(likely: readonly number[]): Mode {
  return modes[likely.indexOf(Math.max(...likely))] ?? 'act';
}

/** The share of clauses whose mode is read as it was meant. */
function shareRight(clauses: readonly LabelledClause[], read: (clause: LabelledClause) => number[]): number {
  return clauses.filter((clause) => likeliest(read(clause)) === clause.mode).length / clauses.length;
}

function peopleOf(world: string): string[] {
  const adventure = readyAdventures.get(world);
  return [...(adventure?.npcs.map(({ name }) => name) ?? []), 'Tov'];
}

/** Lines of each writer, by a model that learned from those of all the others who are not left out. */
function withoutThem(left: readonly string[]): (clause: LabelledClause) => number[] {
  const weights = fit(
    samplesOf(
      trainingFiles()
        .filter((file) => !left.includes(file))
        .flatMap(trainingClauses),
    ),
    modelSize,
  );
  return (clause) => likelihoods(sumsOf(weights, placesOf(clause, modelSize), modelSize));
}

/** Of the words of lines, the share whose mode is meant by the words alone, and of the lines the share with all of their words. */
function ofWords(lines: readonly LabelledLine[]): { words: number; lines: number } {
  const read = lines.map(({ line, people, clauses }) => {
    const meant = clauses.flatMap(({ text, mode }) => wordsOf(text).map(() => mode));
    const found = chainIn(wordsOf(line), people).words.map((labels) => likeliest(modesOf(labels)));
    return meant.map((mode, at) => mode === found[at]);
  });
  const all = read.flat();
  return { words: all.filter(Boolean).length / all.length, lines: read.filter((each) => each.every(Boolean)).length / read.length };
}

const strangers: readonly [file: string, least: number][] = [
  ['polite.jsonl', 0.85],
  // With table talk in every second line.
  ['wry.jsonl', 0.71],
  ['teen.jsonl', 0.7],
];

describe('whom a clause is for', () => {
  // What the rules before it read rightly of four writers: 72, 90, 65 and 60 of a hundred.
  it('is read from the words of people whose lines were not learned from', () => {
    const read = withoutThem(strangers.map(([file]) => file));
    const right = strangers.map(([file, least]) => ({ file, least, share: shareRight(trainingClauses(file), read) }));
    expect(right.filter(({ share, least }) => share < least)).toEqual([]);

    const wry = trainingClauses('wry.jsonl').map((clause) => ({ meant: clause.mode, found: likeliest(read(clause)) }));
    const asides = wry.filter(({ found }) => found === 'aside');
    const meant = asides.filter((each) => each.meant === 'aside').length;
    expect(meant / wry.filter((each) => each.meant === 'aside').length).toBeGreaterThan(0.35);
    expect(meant / asides.length).toBeGreaterThan(0.85);
  });

  it('is read from what strangers typed in the rounds of the exam', () => {
    expect(shareRight(roundClauses(peopleOf), ({ features }) => likelihoodsOf(features))).toBeGreaterThan(0.87);
  });

  it('is read word by word where a line of those rounds changes from one to the other', () => {
    const { words, lines } = ofWords(roundLines(peopleOf));
    expect(words).toBeGreaterThan(0.87);
    expect(lines).toBeGreaterThan(0.75);
  });

  it('is read as the lines of training say, so that the weights are of these lines', () => {
    expect(shareRight(trainingFiles().flatMap(trainingClauses), ({ features }) => likelihoodsOf(features))).toBeGreaterThan(0.95);
  });
});
