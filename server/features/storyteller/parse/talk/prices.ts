import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';

/** Prices of food and drink (SRD 5.2.1, Food, Drink, and Lodging); the first that fits holds. */
const prices = contentFile('storyteller/prices.json', z.array(z.object({ words: z.array(z.string()).min(1), copper: z.int().min(1) }))).map(
  ({ words, copper }) => ({ words: words.map((each) => [...stemsOf(each)]), copper }),
);

/** What food or drink costs, in copper; null for anything else, which nobody sells across a counter. */
export function priceOf(thing: string): number | null {
  const said = stemsOf(thing);
  return prices.find(({ words }) => words.some((stems) => stems.every((stem) => said.has(stem))))?.copper ?? null;
}
