import { termsIn } from '#server/features/storyteller/parse/classifier/game-terms.ts';
import { withMarks } from '#server/features/storyteller/parse/words/clean-text.ts';

/** Words before a question that say nothing of what it asks: "ok so", "hmm", "please". */
const fillers = new Set(
  'ok okay k so and but then well um uh er hmm hm hey lol haha omg oh ah wait now alright right just also anyway yeah please hi hello sorry narrator dm gm'.split(
    ' ',
  ),
);
/** Words that make the frame of a question; what stands between them is whom or what it is about. */
const frame = new Set(
  `a about again all am an and any anything are around as at be been before by can could did do does down else enough ever far for from get go got
  had has have he her here him his how i i'm if in into is it just know like left long look many may me mean might mine more much must my need not now
  of off on one or our out over say see she should so some still supposed tell than that the their them then there these they this those to up us was
  we were what what's when where where's which who who's whom whose why will with without would yet you your can't don't didn't i've it's that's there's
  he's she's how's try make happen happens happened work works use used cost costs worth show remind explain word play plays said told told next new`.split(
    /\s+/,
  ),
);

/** The words of a question in small letters, with the marks of contractions, without what only leads up to it. */
function wordsOf(text: string): string[] {
  const words = withMarks(text.toLowerCase().replaceAll('’', "'")).match(/[\p{L}']+|\d+/gu) ?? [];
  const start = words.findIndex((word) => !fillers.has(word));
  return start < 0 ? words : words.slice(start);
}

/** A word without its ending, so that "costs" and "cost" are one. */
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s)$/, '') : word);

/** What can be seen of a question without understanding it, as names of features, each once. */
export function questionFeatures(text: string): string[] {
  const words = wordsOf(text);
  const terms = termsIn(words);
  const framed = words.map((word) => (frame.has(word) ? word : '_')).filter((word, at, all) => word !== '_' || all[at - 1] !== '_');
  const [first = '', second = '', third = ''] = words;
  const last = words.at(-1) ?? '';
  return [
    ...new Set([
      'always',
      ...words.map((word) => `word ${word}`),
      ...words.map((word) => `stem ${stemOf(word)}`),
      ...words.slice(0, -1).map((word, at) => `pair ${word} ${words[at + 1] ?? ''}`),
      ...framed.slice(0, -2).map((word, at) => `frame ${word} ${framed[at + 1] ?? ''} ${framed[at + 2] ?? ''}`),
      `frames ${framed.slice(0, 4).join(' ')}`,
      `frames ${framed.slice(0, 6).join(' ')}`,
      `first ${first}`,
      `first ${first} ${second}`,
      `first ${first} ${second} ${third}`,
      `first ${first} last ${last}`,
      `last ${last}`,
      `last ${words.at(-2) ?? ''} ${last}`,
      ...terms.map((kind) => `term ${kind}`),
      ...terms.map((kind) => `term ${kind} ${first} ${second}`),
      `words ${Math.min(words.length, 6)}`,
      `you ${words.some((word) => /^(?:you|your|yours)$/.test(word))} me ${words.some((word) => /^(?:i|i'm|i've|me|my|we|us|our)$/.test(word))}`,
    ]),
  ];
}
