import { describe, expect, it } from 'vitest';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { modes } from '#server/features/storyteller/parse/clauses.ts';
import type { Mode } from '#server/features/storyteller/parse/clauses.ts';
import { likelihoods } from '#server/features/storyteller/parse/learned/linear-model.ts';
import { likelihoodsOf, modelSize } from '#server/features/storyteller/parse/mode/mode-model.ts';
import { fit, placesOf, sumsOf } from './fit.ts';
import { roundClauses, samplesOf, trainingClauses, trainingFiles } from './labelled-clauses.ts';
import type { LabelledClause } from './labelled-clauses.ts';

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

describe('whom a clause is for', () => {
  // What the rules before it read rightly: 72, 90, 65 and 60 of a hundred of the first four.
  it.each([
    ['plain.jsonl', 0.84],
    ['polite.jsonl', 0.85],
    ['quick.jsonl', 0.79],
    ['terse.jsonl', 0.8],
    // With table talk in every second line.
    ['chatty.jsonl', 0.76],
    ['wry.jsonl', 0.71],
  ])('is read from the words of somebody whose lines were not learned from (%s)', (file, least) => {
    const others = trainingFiles().filter((each) => each !== file);
    const weights = fit(samplesOf(others.flatMap(trainingClauses)), modelSize);
    expect(
      shareRight(trainingClauses(file), (clause) => likelihoods(sumsOf(weights, placesOf(clause, modelSize), modelSize))),
    ).toBeGreaterThan(least);
  });

  it.each([
    ['chatty.jsonl', 0.53],
    ['wry.jsonl', 0.35],
  ])('is nobody in the tale for as many asides of a stranger, and a word is seldom taken for one (%s)', (file, least) => {
    const others = trainingFiles().filter((each) => each !== file);
    const weights = fit(samplesOf(others.flatMap(trainingClauses)), modelSize);
    const read = trainingClauses(file).map((clause) => ({
      meant: clause.mode,
      found: likeliest(likelihoods(sumsOf(weights, placesOf(clause, modelSize), modelSize))),
    }));
    const found = read.filter((each) => each.found === 'aside');
    const right = found.filter(({ meant }) => meant === 'aside').length;
    expect(right / read.filter(({ meant }) => meant === 'aside').length).toBeGreaterThan(least);
    expect(right / found.length).toBeGreaterThan(0.85);
  });

  it('is read from what strangers typed in the rounds of the exam', () => {
    expect(shareRight(roundClauses(peopleOf), ({ features }) => likelihoodsOf(features))).toBeGreaterThan(0.87);
  });

  it('is read as the lines of training say, so that the weights are of these lines', () => {
    expect(shareRight(trainingFiles().flatMap(trainingClauses), ({ features }) => likelihoodsOf(features))).toBeGreaterThan(0.97);
  });
});
