import { learnedModel } from '#server/features/storyteller/parse/classifier/linear-model.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { purposeFeatures } from './purpose-features.ts';
import { purposes } from './purposes.ts';
import type { Purpose } from './purposes.ts';

/** The size of what was learned of purposes. */
export const purposeSize = { places: 16_384, labels: purposes.length } as const;

const likelihoodsOf = learnedModel('storyteller/purposes.json', purposeSize);

/** How likely each purpose is for a spoken sentence, by the weights in `content/storyteller/purposes.json`; `before` is the one before it in the same speech. */
export function purposesOf(text: string, before: string | null): ReadonlyMap<Purpose, number> {
  const likely = likelihoodsOf(purposeFeatures(text, before));
  return new Map(purposes.map((purpose, at) => [purpose, likely[at] ?? 0]));
}

/** From here on a purpose is believed, where nothing makes it surer or less so. */
export const usuallySure = 0.5;

/** Whether a spoken sentence is for this, as far as it stands alone. */
export function isFor(sentence: string, purpose: Purpose): boolean {
  return (purposesOf(sentence, null).get(purpose) ?? 0) >= usuallySure;
}

/** How likely each purpose is of each sentence in spoken words, in their order. */
export function purposesOfEach(text: string): ReadonlyMap<Purpose, number>[] {
  const sentences = sentencesOf(text.replaceAll(/\s+/g, ' '))
    .map((each) => each.trim())
    .filter((each) => /\p{L}/u.test(each));
  return sentences.map((sentence, at) => purposesOf(sentence, sentences[at - 1] ?? null));
}

/** Whether any sentence of spoken words is for this. */
export const isForAny = (text: string, purpose: Purpose): boolean =>
  purposesOfEach(text).some((each) => (each.get(purpose) ?? 0) >= usuallySure);
