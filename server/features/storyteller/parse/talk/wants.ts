import type { Npc } from '#domain/narration/adventure.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';

/** Ways to ask for something that is sold, each with what is asked for as its group. */
const askings: readonly RegExp[] = [
  /\b(?:buy|buys|order|orders|purchase|purchases|rent|rents)(?: (?:me|us|myself|ourselves|him|her|them|everyone|everybody|\p{Lu}\p{L}+))? (.+)$/u,
  /\bcould (?:use|murder|do with|go for|kill for|really use) ((?:a|an|some|two|another) .+)$/iu,
  /^(?:\p{L}+(?: \p{L}+)?, )?(?:i'll|we'll|i will|we will|i'd like to|we'd like to|can (?:i|we)|could (?:i|we)|may (?:i|we)) (?:please )?(?:have|get|take) ((?:a|an|some|two|three|four|another|one) .+)$/iu,
  /^((?:an?|some|two|three|four|one|another) [^,.]+?|(?!(?:and|but|so|yes|no|oh|ah|ok|okay|well|now|then|or|just|pretty|aw+|hey)\b)[\p{L}]+),? please\b.*$/iu,
];
const beyond = /,? (?:from|for|with|and|to|at|so that|while|then|please|before)\b.*$/i;
const pronoun = /^(?:it|that|this|them|those|him|her|me|us|everything|anything|something)$/i;

/** What the words of a clause would buy, as a noun phrase: "a beer"; null where they buy nothing. */
export function wantsOf(text: string): string | null {
  // Who else would buy it is a question.
  if (/^(?:(?:so|and|but),? )*(?:who|what|why|whose|where|which|how (?!about)|does|do (?!you|we)|did|is|are|was)\b/i.test(text))
    return null;
  for (const asking of askings) {
    const [, found = ''] = asking.exec(text) ?? [];
    const thing = found.replace(beyond, '').trim();
    if (thing !== '' && !pronoun.test(thing) && thing.split(' ').length <= 6)
      return thing.replace(/^(?:A|An|Some) /, (word) => word.toLowerCase());
  }
  return null;
}

/** What coins are held out for: "I offer her two copper for the tooth". */
const paidFor = /\bfor ((?:the|an?|some|that|this|one|two|three|your|her|his|their) (?:[^,.;!?]+))/iu;

/** What the words of a clause that names coins would have for them, as a noun phrase; null where they name nothing. */
export function paidForIn(text: string): string | null {
  const thing = paidFor
    .exec(text)?.[1]
    ?.replace(/^(?:that|this|your|her|his|their) /iu, 'the ')
    .trim();
  return thing === undefined || thing.split(' ').length > 6 ? null : thing;
}

const sellers = stemsOf(
  'innkeeper landlady landlord barkeep barkeeper barmaid bartender publican hostess brewer merchant trader vendor shopkeeper seller pedlar peddler hawker baker butcher grocer apothecary smith blacksmith chandler tailor dressmaker cook miller fishwife',
);

/** Whether somebody makes a living of selling. */
export function sells({ role, aliases }: Npc): boolean {
  return [...stemsOf([role, ...aliases].join(' '))].some((stem) => sellers.has(stem));
}
