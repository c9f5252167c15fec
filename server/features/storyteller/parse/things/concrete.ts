import { z } from 'zod';
import { remember } from '#domain/memoise.ts';
import { contentFile } from '#server/kernel/content.ts';
import { wordTable } from '#server/kernel/words/word-table.ts';
import { textsRemembered } from '#server/features/storyteller/parse/words/content-words.ts';
import { isMissable, singular } from './missing.ts';

/** Words for what can be touched, and for what cannot: a word that stands much nearer to the first is a thing. */
const samples = contentFile(
  'storyteller/lexicon/samples-of-things.json',
  z.strictObject({ touchable: z.array(z.string()).min(20), thought: z.array(z.string()).min(20) }),
);
/** How many of the nearest samples a word is held against. */
const compared = 5;
/** How near a thing is to other things, and how much nearer than to what is only thought, at least. */
const [nearThings, nearerThanThoughts] = [0.45, 0.25];

/** The mean nearness of a word to those that it is nearest to. */
function nearnessTo(word: string, list: readonly string[]): number {
  const nearest = list.map((each) => wordTable().nearness(word, each)).toSorted((one, other) => other - one);
  return nearest.slice(0, compared).reduce((sum, each) => sum + each, 0) / compared;
}

/** Whether a noun is the name of something that can be touched, as far as that can be known of a word: "cushion", and not "truth". */
export const isConcrete: (noun: string) => boolean = remember((noun) => {
  if (isMissable(noun) || [noun, singular(noun)].some((word) => samples.touchable.includes(word))) return true;
  return [noun, singular(noun)].some((word) => {
    const things = nearnessTo(word, samples.touchable);
    return things >= nearThings && things - nearnessTo(word, samples.thought) >= nearerThanThoughts;
  });
}, textsRemembered);
