import { describe, expect, it } from 'vitest';
import { likelihoods } from '#server/features/storyteller/parse/classifier/linear-model.ts';
import { purposeFeatures } from '#server/features/storyteller/parse/purpose/purpose-features.ts';
import { purposeSize, purposesOf } from '#server/features/storyteller/parse/purpose/purpose-model.ts';
import { purposes } from '#server/features/storyteller/parse/purpose/purposes.ts';
import type { Purpose } from '#server/features/storyteller/parse/purpose/purposes.ts';
import { fit, placesOf, sumsOf } from '#tests/modes/fit.ts';
import { partsOf, purposeFiles, purposeSamples, speechIn } from './labelled-purposes.ts';
import type { LabelledPart } from './labelled-purposes.ts';

/** The likeliest purpose, by how likely each is. */
const likeliest = (likely: ReadonlyMap<Purpose, number>): Purpose =>
  purposes.reduce((one, other) => ((likely.get(other) ?? 0) > (likely.get(one) ?? 0) ? other : one));

/** The share of parts that are read as they were meant. */
function shareOf(parts: readonly LabelledPart[], read: (part: LabelledPart) => Purpose): number {
  return parts.filter((part) => read(part) === part.wants).length / parts.length;
}

describe('what is wanted with spoken words', () => {
  it('is read from the words of somebody whose speech was not learned from', () => {
    const file = 'farmer.jsonl';
    const weights = fit(purposeSamples(purposeFiles().filter((each) => each !== file)), purposeSize);
    const read = ({ text, before }: LabelledPart) => {
      const features = purposeFeatures(text, before);
      const likely = likelihoods(sumsOf(weights, placesOf({ features }, purposeSize), purposeSize));
      return likeliest(new Map(purposes.map((purpose, at) => [purpose, likely[at] ?? 0])));
    };
    // By the commonest purpose alone: 16 of a hundred.
    expect(shareOf(partsOf(speechIn(file)), read)).toBeGreaterThan(0.62);
  });

  it('is read as the labelled speech says, so that the weights are of these', () => {
    const parts = partsOf(purposeFiles().flatMap(speechIn));
    expect(shareOf(parts, ({ text, before }) => likeliest(purposesOf(text, before)))).toBeGreaterThan(0.9);
  });

  it.each(purposeFiles())('covers each line of %s word for word', (file) => {
    const plain = (text: string) => text.replaceAll(/\s/g, '');
    for (const { line, parts } of speechIn(file)) expect(plain(parts.map(({ text }) => text).join(''))).toBe(plain(line));
  });
});
