import { describe, expect, it } from 'vitest';
import { likelihoods } from '#server/features/storyteller/parse/classifier/linear-model.ts';
import { questionFeatures } from '#server/features/storyteller/parse/question/question-features.ts';
import { kindOf, likeliestKind, questionSize } from '#server/features/storyteller/parse/question/question-model.ts';
import type { ReadKind } from '#server/features/storyteller/parse/question/question-model.ts';
import { fit, placesOf, sumsOf } from '#tests/modes/fit.ts';
import { questionFiles, questionSamples, questionsIn } from './labelled-questions.ts';
import type { LabelledQuestion } from './labelled-questions.ts';

const sure = 0.5;

/** Of questions to the narrator: the share that is read as it was meant, and of those that are read surely, the share that is. */
function shares(questions: readonly LabelledQuestion[], read: (line: string) => ReadKind): [all: number, ofSure: number] {
  const found = questions
    .filter(({ kind }) => kind !== 'none')
    .map(({ line, kind }) => ({ ...read(line), meant: kind }))
    .map(({ kind, meant, ifAsked }) => ({ isRight: kind === meant, isSure: ifAsked >= sure }));
  const certain = found.filter(({ isSure }) => isSure);
  return [found.filter(({ isRight }) => isRight).length / found.length, certain.filter(({ isRight }) => isRight).length / certain.length];
}

describe('what a question asks', () => {
  // What the patterns read rightly: 10 and 14 of a hundred.
  it.each(['casual.jsonl', 'formal.jsonl'])('is read from the words of somebody whose questions were not learned from (%s)', (file) => {
    const weights = fit(questionSamples(['casual.jsonl', 'formal.jsonl'].filter((each) => each !== file)), questionSize);
    const read = (line: string) =>
      likeliestKind(likelihoods(sumsOf(weights, placesOf({ features: questionFeatures(line) }, questionSize), questionSize)));
    const [all, ofSure] = shares(questionsIn(file), read);
    expect(all).toBeGreaterThan(0.58);
    expect(ofSure).toBeGreaterThan(0.82);
  });

  it('is read as the labelled questions say, so that the weights are of these', () => {
    expect(shares(questionFiles().flatMap(questionsIn), kindOf)[0]).toBeGreaterThan(0.97);
  });

  it('is nothing where somebody in the tale is asked', () => {
    const said = questionFiles()
      .flatMap(questionsIn)
      .filter(({ kind }) => kind === 'none');
    expect(said.filter(({ line }) => kindOf(line).likely >= 0.6)).toEqual([]);
  });
});
